### What Inkundla says, in Sepedi. What is missing here is said in English.
### A comment beginning with # is for translators.
### "unreviewed" marks words that no source has and no speaker has confirmed yet.
### No source of the rules has words of this language: speakers bring them all (CONTRIBUTING.md).
