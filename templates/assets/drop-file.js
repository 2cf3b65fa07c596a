// A file with a list may be dropped anywhere on a page that takes one.

const input = document.querySelector('form:has([name=list]) input[type=file]');
const form = input && input.form;
const hasFiles = (event) => event.dataTransfer && [...event.dataTransfer.types].includes('Files');

let leaving;
function shows(is) {
  clearTimeout(leaving);
  form.classList.toggle('dropping', is);
}

if (form) {
  document.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    // Otherwise the browser opens the file in the place of the page.
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    const folded = form.closest('details');
    if (folded) folded.open = true;
    shows(true);
    leaving = setTimeout(shows, 200, false);
  });
  document.addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    shows(false);
    const files = new DataTransfer();
    for (const file of [...event.dataTransfer.files].slice(0, 1)) files.items.add(file);
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    input.scrollIntoView({ block: 'center' });
    input.focus();
  });
}
