### What Inkundla says, in Bahasa Indonesia.

# One word for one thing: terms.tsv has our terms and the words that no message may use beside them.
# Terms. From the sources: cow = token; piece (Camelot) = bidak; disc = kepingan;
# board = papan; point = titik; square = petak; line = garis;
# three-in-a-row = garis tangkapan; shoot = memakan; shot (noun) = penangkapan;
# capture (Camelot) = menawan; place = menempatkan; fly = bergerak bebas;
# player = pemain; opponent = lawan; turn (whose) = giliran; draw = seri;
# win = menang; gift = ilobolo; knight = Ksatria; man = Prajurit; castle = Kastil;
# plain move = Gerakan Biasa; canter = melompati teman; jump = melompati lawan;
# charge = Serangan Ksatria; castle move = Gerakan Kastil; white = Putih; black = Hitam;
# herd-boys = regu putra (abelusi); warriors = regu warior (ibhuto).
# Ours: turn (what is played) and move (noun) = langkah; game (the kind, and the play
# on a board) = permainan; game (a contest in a tournament) = pertandingan;
# road = jalur; centre = titik pusat; position = posisi; pass = melewatkan giliran;
# umpire = wasit; organiser = panitia; arbiter = arbiter; spectator = penonton;
# card = kartu; offence = pelanggaran; award = memberikan kemenangan; clock = jam;
# delay = penundaan; undo = urungkan; take back = tarik kembali; correct = koreksi;
# put right = betulkan; record = catatan, mencatat; claim = klaim; appeal = banding;
# event = turnamen; round = babak; pair (verb) = pasangkan; pair (noun) = pasangan;
# pairing = penyusunan pasangan; draft = draf; post = umumkan; bye = bye;
# sit out = tidak bertanding; standings = klasemen; place (rank) = peringkat;
# points = poin; tie-break = penentu; lots = undian; seeds = unggulan; team = tim;
# round robin = setengah kompetisi; double round robin = kompetisi penuh;
# knockout = sistem gugur; here = hadir; side = warna; move first = main pertama;
# replay = putar ulang; live = langsung; score sheet = lembar skor; file = berkas.

# unreviewed
skip = Langsung ke isi
# unreviewed
sign-in = Masuk
# unreviewed
sign-out = Keluar
# unreviewed
close = Tutup
# unreviewed
cancel = Batal
# unreviewed
print = Cetak
# unreviewed
share = Bagikan
player = Pemain
# unreviewed
reason = Alasan
# unreviewed
other-reason = Alasan lain
# unreviewed
menu = Menu
# unreviewed
keys = Pintasan papan ketik
# unreviewed
keys-shortcuts = Pintasan papan ketik
# older than the English
# unreviewed
keys-page = Tab: ke tautan atau tombol berikutnya · Enter: tekan · Esc: tutup · ?: tombol pintas ini
# unreviewed
keys-board = Di papan: tombol panah bergerak, Enter mengetuk.
# unreviewed
language = Bahasa
# unreviewed
fault-number = Jika terjadi lagi, sampaikan nomor ini kepada orang yang mengurus Inkundla di sini: { $number }
# unreviewed
language-of-event = Bahasa turnamen
# older than the English
# unreviewed
audience = Siapa yang bermain
# unreviewed
audience-children = Anak-anak
# unreviewed
audience-adults = Orang dewasa
# unreviewed
audience-hint = Ini menentukan kata-kata di halaman dan kertas. Orang lain selalu melihat nama pendek anak-anak.
# unreviewed
full-names = Hanya untuk orang dewasa: semua boleh melihat nama lengkap, kecuali ada yang menolak
# unreviewed
full-names-public = nama lengkap bersifat umum
# unreviewed
full-names-hint = Yang menolak tetap dengan nama pendek. Jika nanti dimatikan, semua nama kembali pendek.
# unreviewed
public-ratings = Semua boleh melihat rating
# unreviewed
ratings-public = rating bersifat umum
# unreviewed
embedding = Situs web lain boleh menampilkan halaman publik
# unreviewed
embedding-hint = Misalnya halaman sekolah atau klub. Halaman Bagikan lalu punya baris untuk disalin. Tak seorang pun bisa masuk atau mengubah apa pun di sana.
# unreviewed
embedding-allowed = situs lain boleh menampilkan halaman
# unreviewed
categories = Kategori
# unreviewed
categories-usual = Seperti biasa: perempuan dan laki-laki, kelas, umur, dan sekolah
# unreviewed
categories-none = Tidak ada: hanya peringkat semua pemain
# unreviewed
categories-hint = Untuk pemenang, piagam, klasemen, dan berkas. Kosongkan semua baris untuk yang biasa. Kolom kosong berarti apa saja: “50+” adalah tahun lahir sampai 1976, “U1600” adalah rating sampai 1599.
# unreviewed
category-n = Kategori { $n }
# unreviewed
category-name = Nama
# unreviewed
category-gender = Siapa
# unreviewed
category-everybody = Semua
# unreviewed
category-born-from = Lahir mulai
# unreviewed
category-born-to = Lahir sampai
# unreviewed
category-rating-from = Rating mulai
# unreviewed
category-rating-to = Rating sampai
# unreviewed
category-grade-from = Kelas mulai
# unreviewed
category-grade-to = Kelas sampai
# unreviewed
language-of-browser = Mengikuti ponsel atau komputer tiap pembaca
# unreviewed
language-still-english = { $language } (masih dalam bahasa Inggris)
# unreviewed
day-of-month = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] Mei
    [6] Jun
    [7] Jul
    [8] Agu
    [9] Sep
    [10] Okt
    [11] Nov
   *[12] Des
}
# unreviewed
day-of-year = { $day } { $year }
# unreviewed
decimal-sign = ,

## Warna dan token

side-first = Putih
side-second = Hitam
# unreviewed
point-empty = { $point }, kosong
point-man = { $point }, { $side }
# A small piece on the board. Sources: "12 token".
# unreviewed
counts = tangan { $hand } · papan { $board } · dimakan { $shot }
# unreviewed
herd = tangan { $hand }, papan { $board }, hilang { $lost }
# unreviewed
dots-legend = Titik di samping nama: mula-mula token di tangan, lalu token di papan. Titik berlubang berarti token yang hilang.

## Mengapa suatu langkah ditolak

illegal-turn = { $turn }: { $why }
# unreviewed
whynot-unreadable = Langkah itu tidak dapat dibaca. Ketuk titik-titik di papan.
# unreviewed
whynot-game-over = Permainan sudah berakhir. Untuk melanjutkan, urungkan langkah terakhir.
# unreviewed
whynot-occupied = Sudah ada token di { $point }. Pilih titik yang kosong.
# older than the English
# unreviewed
whynot-not-yours = Tidak ada token pemain ini di { $point }.
# unreviewed
whynot-no-such-point = Tidak ada titik { $point } di papan ini.
# unreviewed
whynot-too-few-shots = Terbentuk dua garis. Ketuk token lain yang dimakan.
# unreviewed
whynot-shot-twice = { $point } dimakan dua kali. Pilih token lain.
# unreviewed
whynot-lost-turn = Giliran hanya hilang karena kartu merah. Buka “Kartu”.
# older than the English
# unreviewed
whynot-must-place = Masih ada token di tangan. Tempatkan dahulu satu token.
# older than the English
# unreviewed
whynot-hand-empty = Token jenis itu sudah habis di tangan.
# unreviewed
whynot-not-neighbours = { $from } dan { $to } tidak dihubungkan garis. Token bergerak ke titik berikutnya pada garis.
# unreviewed
whynot-must-shoot = Garis tangkapan: ketuk token yang dimakan.
# older than the English
# unreviewed
whynot-no-shot = Langkah ini tidak membentuk garis tangkapan, jadi tidak ada token yang dimakan.
# unreviewed
whynot-too-many-shots = Satu langkah memakan satu token.
# older than the English
# unreviewed
whynot-no-target = Tidak ada token lawan di { $point }.
# unreviewed
whynot-protected = Token di { $point } aman: berada dalam garis tangkapan. Pilih yang lain.
# older than the English
# unreviewed
whynot-banned-return = Token ini tidak boleh langsung kembali untuk membentuk garis tangkapan.
# unreviewed
whynot-gift-due = Papan penuh. Setiap pemain dahulu memberikan satu token (ilobolo).
# older than the English
# unreviewed
whynot-no-gift = Sekarang bukan saatnya memberikan token (ilobolo).
# older than the English
# unreviewed
whynot-may-not-pass = Pemain ini masih dapat bergerak, jadi tidak boleh melewatkan giliran.
# older than the English
# unreviewed
whynot-must-pass = Pemain ini tidak dapat bergerak dan harus melewatkan giliran.

# older than the English
# unreviewed
whynot-no-leap = Dari { $from } ke { $to } bukan satu petak dan bukan pula lompatan melampaui bidak.
# unreviewed
whynot-only-knights-charge = Hanya Ksatria yang boleh melompati teman lalu menawan.
# older than the English
# unreviewed
whynot-must-capture = Ada bidak lawan yang dapat ditawan, jadi harus menawan.
# older than the English
# unreviewed
whynot-must-go-on = Lompatan harus berlanjut dari { $point }.
# older than the English
# unreviewed
whynot-exposed = Ksatria yang melompati teman ke { $point } harus menawan dari sana.
# unreviewed
whynot-back-to-start = Melompati teman tidak boleh berakhir di tempat mulainya.
# older than the English
# unreviewed
whynot-castle-closed = Kastil sendiri ({ $point }) hanya boleh dimasuki dengan melompati lawan.
# older than the English
# unreviewed
whynot-must-leave-castle = Bidak di { $point } harus keluar dahulu dari Kastilnya sendiri.
# older than the English
# unreviewed
whynot-castle-keeps = Bidak di Kastil lawan ({ $point }) tetap di sana.
# unreviewed
whynot-no-castle-move-left = Kedua Gerakan Kastil sudah dipakai.
# unreviewed
whynot-outflanks-nothing = Kepingan di { $point } tidak membalik apa pun. Pilih petak yang ditandai.
# older than the English
# unreviewed
whynot-umpire-only = Kepingan yang salah dibalik hanya dapat dicatat oleh wasit.
# older than the English
# unreviewed
whynot-not-wrong = Kepingan di { $point } tidak mungkin salah dibalik atau salah dibiarkan.

## Mengapa catatan menolak

# unreviewed
refusal-not-started = Permainan belum dimulai. Ketuk satu titik atau mulai jam.
# older than the English
# unreviewed
refusal-already-started = Permainan sudah dimulai.
# unreviewed
refusal-over = Permainan sudah berakhir. Untuk melanjutkan, urungkan langkah terakhir.
# unreviewed
refusal-not-over = Permainan belum berakhir.
# unreviewed
refusal-paused = Permainan sedang dijeda. Ketuk “Lanjutkan” dahulu.
# unreviewed
refusal-not-paused = Permainan tidak sedang dijeda.
# older than the English
# unreviewed
refusal-no-turn-to-take-back = Tidak ada langkah yang dapat diurungkan.
# older than the English
# unreviewed
refusal-no-turn-to-play-again = Tidak ada langkah yang dapat dimainkan lagi: sesudah itu ada langkah lain.
# older than the English
# unreviewed
refusal-no-such-turn = Tidak ada langkah { $n } yang dapat dikoreksi. Pilih satu dari daftar.
# older than the English
# unreviewed
refusal-lost-turn-stands = Giliran itu hilang karena kartu merah. Tarik kembali kartunya.
# unreviewed
refusal-same-turn = Langkah itu sudah tercatat.
# unreviewed
refusal-others-dropped = Langkah sesudahnya sudah berubah sejak Anda melihatnya. Periksa lagi daftarnya.
# unreviewed
refusal-too-late-to-put-right = Lawan sudah melangkah, jadi kepingan tetap seperti adanya. Ketuk “Stop”, lalu “Kepingan menunjukkan sisi yang salah”.
# unreviewed
refusal-bad-position = Posisi ini tidak mungkin dalam permainan ini: { $why }.
# older than the English
# unreviewed
refusal-same-position = Papan memang sudah begitu.
# unreviewed
refusal-no-card-to-take-back = Pemain ini tidak punya kartu untuk ditarik kembali.
# older than the English
# unreviewed
refusal-reason-missing = Tuliskan alasannya dengan singkat.
# older than the English
# unreviewed
refusal-no-clock = Turnamen ini dimainkan tanpa jam.
# unreviewed
refusal-clock-not-called = Ketuk dahulu “Mulai 1 menit”.
# older than the English
# unreviewed
refusal-clock-runs = Jam ini sudah berjalan, atau mulai dengan sendirinya.
# unreviewed
refusal-too-much-taken = Sisanya hanya { $time }. Ambil lebih sedikit.
# unreviewed
refusal-no-time-adjusted = Tuliskan berapa detik.
# older than the English
# unreviewed
refusal-still-in-time = Satu menit belum habis: masih ada { $seconds } detik.
# older than the English
# unreviewed
refusal-not-to-move = Sekarang giliran pemain lawan.
# unreviewed
refusal-no-turn-to-give = Lawan tidak punya giliran untuk dijalankan. Tunjukkan kartu kuning atau berikan kemenangan.
# unreviewed
refusal-red-out-of-turn = Kartu merah menghapus giliran pemain yang harus melangkah. Tunggu giliran pemain ini, tunjukkan kartu kuning, atau berikan kemenangan kepada lawan.
# unreviewed
refusal-not-counted-quiet = Permainan ini tidak mengenal seri karena langkah tanpa penangkapan.
# unreviewed
refusal-not-counted-repetition = Permainan ini tidak mengenal seri karena pengulangan.
# older than the English
# unreviewed
refusal-nothing-asked = Ini sudah dijawab.
# unreviewed
refusal-offered-already = Kamu sudah menawarkan seri. Kamu boleh menawarkannya lagi setelah giliranmu berikutnya.
# unreviewed
refusal-no-draw-offered = Pemain lawan tidak menawarkan seri.
# unreviewed
refusal-no-take-backs = Giliran tidak dapat ditarik kembali di turnamen ini.
# unreviewed
refusal-asked-already = Ini sudah diminta. Minta lagi setelah giliran berikutnya.
# unreviewed
refusal-no-take-back-asked = Pemain lain tidak meminta menarik kembali giliran.
# unreviewed
refusal-umpire-only = Pemain tidak dapat melakukan ini. Panggil panitia.
# unreviewed
refusal-organiser-only = Hanya panitia yang dapat melakukan ini. Panggil panitia.
# older than the English
# unreviewed
refusal-bug = Ini tidak dapat dicatat. Tidak ada yang berubah. Panggil panitia.

## Kartu

# unreviewed
card = Kartu
# unreviewed
card-title = Tunjukkan kartu
# older than the English
# unreviewed
card-rule = Aturan: satu menit, lalu kuning (peringatan), merah (giliran pindah ke lawan), lalu kemenangan boleh diberikan kepada lawan.
# older than the English
# unreviewed
card-player = Untuk siapa?
# older than the English
# unreviewed
card-why = Karena apa?
# unreviewed
card-yellow = Kartu kuning: peringatan
# unreviewed
card-red = Kartu merah: giliran pindah ke lawan
# unreviewed
award-match = Berikan kemenangan kepada lawan
# unreviewed
card-back-title = Tarik kembali kartu
# older than the English
# unreviewed
card-back = Tarik kartu
# unreviewed
yellow-card = kartu kuning
# unreviewed
red-card = kartu merah
# unreviewed
step-yellow = lalu: kuning
# unreviewed
step-red = lalu: merah
# unreviewed
step-award = lalu: kalah
# unreviewed
offence-delay = Terlalu lambat: satu menit habis
# older than the English
# unreviewed
offence-illegal-turn = Langkah yang melanggar aturan
# unreviewed
offence-misconduct = Perilaku curang atau tidak sopan
# older than the English
# unreviewed
offence-noise = Suara yang mengganggu
# older than the English
# unreviewed
offence-help = Bantuan dari orang lain

## Langkah dalam kata-kata

turn-text-place = { $side } menempatkan { $man } di { $to }
# unreviewed
turn-text-place-shot = { $side } menempatkan { $man } di { $to }, garis tangkapan, memakan { $shot }
# unreviewed
turn-text-move = { $side } bergerak dari { $from } ke { $to }
# unreviewed
turn-text-move-shot = { $side } bergerak dari { $from } ke { $to }, garis tangkapan, memakan { $shot }
# unreviewed
turn-text-gift = { $side } memberikan token di { $to } kepada lawan (ilobolo)
# unreviewed
turn-text-pass = { $side } tidak dapat bergerak dan melewatkan giliran
# older than the English
# unreviewed
turn-text-lost-turn = { $side } kehilangan giliran karena kartu merah
turn-text-numbered = { $n }. { $text }

## Akhir permainan

end-won = { $winner } menang: { $why }
# A TIED GAME. Not "to sketch", not a lottery, not the list of pairings.
end-drawn = Seri: { $why }
# unreviewed
end-not-played = Tidak dimainkan: { $why }
# unreviewed
clause-captured = lawan tinggal dua token
# older than the English
# unreviewed
clause-blocked = lawan tidak dapat bergerak
# unreviewed
clause-full-board = papan penuh dan pemain yang mendapat giliran tidak dapat bergerak
# older than the English
# unreviewed
clause-quiet-moves = terlalu banyak langkah tanpa penangkapan
# unreviewed
clause-repetition = posisi yang sama tiga kali
# unreviewed
ground-agreement = kedua pemain sepakat
# unreviewed
ground-resignation = lawan menyerah
# older than the English
# unreviewed
ground-absence = ada yang tidak datang ke papan tepat waktu
# unreviewed
ground-award = kemenangan diberikan oleh wasit. { $why }
# older than the English
# unreviewed
ground-award-skipped = kemenangan diberikan oleh wasit tanpa kartu merah sebelumnya. { $why }
# unreviewed
ground-adjudication = diputuskan oleh wasit atau panitia ({ $reason })

## Catatan

# unreviewed
event-started = Permainan dimulai
# unreviewed
event-taken-back = Ditarik kembali: { $turn }. { $reason }
# unreviewed
event-taken-back-plain = Ditarik kembali: { $turn }
# unreviewed
event-clock-called = Wasit memulai hitungan satu menit
# unreviewed
event-paused = Permainan dijeda: { $reason }
# unreviewed
event-paused-plain = Permainan dijeda
# older than the English
# unreviewed
event-paused-server = Laptop tadi berhenti. Jam menunggu; tidak ada waktu yang hilang.
# older than the English
# unreviewed
event-paused-jump = Laptop masuk mode tidur, atau jamnya diubah, selama { $time } mnt. Jam menunggu; tidak ada waktu yang hilang.
# older than the English
# unreviewed
event-paused-jump-back = Jam laptop dimundurkan { $time } mnt. Jam menunggu; tidak ada waktu yang hilang.
# unreviewed
event-time-given = { $side } mendapat { $time } mnt: { $reason }
# unreviewed
event-time-taken = { $side } kehilangan { $time } mnt: { $reason }
# unreviewed
event-corrected = Dikoreksi: { $turn }. Sebelumnya: { $was }. { $reason }
# unreviewed
event-corrected-dropped = Dikoreksi: { $turn }. Sebelumnya: { $was }. { $reason }. Langkah sesudahnya yang gugur ({ $n }): { $dropped }
# unreviewed
event-put-right = Dibetulkan tepat waktu: { $text }
# unreviewed
event-set-up = Papan ditata: { $reason } ({ $position })
# older than the English
# unreviewed
event-set-up-back = Penataan papan ditarik kembali: { $reason }
# What happened on the real board, and what it led to.
# unreviewed
event-illegal = { $side }, melanggar aturan: { $what }. { $consequence }
# older than the English
# unreviewed
event-illegal-departs = { $side }, melanggar aturan: { $what }. { $consequence } (berbeda dari aturan turnamen)
# unreviewed
event-claim-quiet-right = { $side } mengklaim seri karena langkah tanpa penangkapan. Benar: { $n } dari { $limit }
# unreviewed
event-claim-quiet-wrong = { $side } mengklaim seri karena langkah tanpa penangkapan. Belum: { $n } dari { $limit }
# older than the English
# unreviewed
event-claim-repetition-right = { $side } mengklaim seri karena pengulangan. Benar: posisi ini sudah terjadi { $n } kali
# older than the English
# unreviewed
event-claim-repetition-wrong = { $side } mengklaim seri karena pengulangan. Belum: posisi ini baru terjadi { $n } dari { $limit } kali
# unreviewed
event-draw-offered = { $side } menawarkan seri
# unreviewed
event-draw-declined = { $side } bermain terus: tidak seri
# unreviewed
event-take-back-asked = { $side } meminta menarik kembali giliran
# unreviewed
event-take-back-agreed = { $side } setuju: giliran ditarik kembali
# unreviewed
event-take-back-declined = { $side } bermain terus: tidak ada yang ditarik kembali
# unreviewed
event-notice = Panitia: { $text }
# unreviewed
notice-to-board-coming = Saya datang ke papan kalian.
# unreviewed
notice-to-board-play-on = Silakan bermain terus.
# unreviewed
notice-to-board-quiet = Tolong bermain dengan tenang.
# unreviewed
notice-to-board-ends-soon = Babak ini segera berakhir.
# unreviewed
event-called = Wasit memanggil panitia: { $about }
# unreviewed
event-called-discreetly = Wasit memanggil panitia
# unreviewed
event-call-answered-discreetly = Panitia menjawab
# unreviewed
event-call-answered = Jawaban panitia: { $reply }
# unreviewed
event-appeal = { $side } mengajukan banding: { $words }
# older than the English
# unreviewed
event-appeal-withdrawn = Banding ditarik kembali
# older than the English
# unreviewed
event-appeal-allowed = Banding diterima: { $reason }
# unreviewed
event-appeal-refused = Banding ditolak: { $reason }
# older than the English
# unreviewed
irregular-moved-twice = melangkah dua kali berturut-turut
# older than the English
# unreviewed
irregular-wrong-step = bergerak ke tempat yang tidak boleh
# unreviewed
irregular-wrong-capture = memakan atau menawan token atau bidak yang salah
# older than the English
# unreviewed
irregular-wrong-man = memindahkan token atau bidak lawan
irregular-other = { $words }
# unreviewed
consequence-put-back = Langkah dikembalikan
# unreviewed
consequence-warning = Langkah dikembalikan, dengan peringatan
# unreviewed
consequence-card = Langkah dikembalikan, dan kartu berikutnya ditunjukkan
# unreviewed
consequence-loss = Dinyatakan kalah
# older than the English
# unreviewed
call-dispute = Para pemain tidak sepakat
# unreviewed
call-rule = Saya perlu bantuan soal aturan
# unreviewed
call-missing = Ada yang kurang di papan
# older than the English
# unreviewed
call-unwell = Ada anak yang kurang sehat
# older than the English
# unreviewed
call-behaviour = Ada keributan di sekitar papan
# older than the English
# unreviewed
call-phone = Ponsel saya bermasalah
call-other = { $words }
# older than the English
# unreviewed
call-red-cards = { $n } kartu merah untuk satu pemain di turnamen ini. Lalu bagaimana?
# older than the English
# unreviewed
event-resumed = Permainan dilanjutkan
# unreviewed
event-call-seen = Panitia sudah melihat panggilan
# older than the English
# unreviewed
event-call-coming = Panitia datang dalam { $n } menit
event-card = { $side }: { $card }. { $why }
# older than the English
# unreviewed
event-card-skipped = { $side }: { $card } tanpa kartu kuning sebelumnya. { $why }
# unreviewed
event-card-back = { $side }: { $card } ditarik kembali: { $reason }
# unreviewed
event-reopened = Hasil ditarik kembali: { $reason }

## Halaman wasit

# unreviewed
umpire = Wasit
# unreviewed
place = Papan { $board } · Babak { $round }
# unreviewed
slip-place = { $round }-{ $board } · Papan { $board } · Babak { $round }
# unreviewed
saved = ✓ Tersimpan { $time }
# unreviewed
not-started-pill = Belum mulai
# unreviewed
saving = … Menyimpan
# unreviewed
not-saved = ⚠ Belum tersimpan. Biarkan halaman ini terbuka.
# unreviewed
not-saved-n = ⚠ Belum tersimpan ({ $n })
# unreviewed
unsent-title = Belum terkirim
# unreviewed
say-next = Berikutnya { $player }.
# older than the English
# unreviewed
say-wait = Disimpan di ponsel ini. Tunggu sampai laptop menjawab.
# older than the English
# unreviewed
players-confirm = Di akhir permainan, kedua pemain ditanya di ponsel wasit apakah hasilnya benar.
# unreviewed
second-person = Hasil yang diketik seseorang baru dihitung setelah dipastikan orang lain.
# unreviewed
second-person-hint = Dua orang yang memasukkan hasil yang sama memastikannya. Hasil dari ponsel wasit tidak perlu orang kedua.
# older than the English
# unreviewed
confirm-title = Berikan ponsel kepada para pemain
# unreviewed
confirm-right = { $player }: ya, ini benar
# unreviewed
confirm-said = ✓ { $player } setuju
# older than the English
# unreviewed
confirm-not-right = Tidak benar? Jangan ketuk. “Urungkan” menarik kembali hasilnya; atau tulis banding, dan panitia yang memutuskan.
# older than the English
# unreviewed
confirm-sent = ✓ Terkirim { $time }. Kembalikan ponsel kepada wasit.
# unreviewed
end-facts = { $first } { $score } { $second } · { $turns } langkah · { $time }
# unreviewed
lasted-minutes = { $n } menit
# unreviewed
lasted-seconds = { $n } detik
# unreviewed
end-aloud-won = { $player } menang. Permainan bagus, kalian berdua. Silakan bersalaman.
# unreviewed
end-aloud-drawn = Hasilnya seri. Permainan bagus, kalian berdua. Silakan bersalaman.
# unreviewed
end-stored = ✓ Sudah di panitia · { $time }
# unreviewed
end-next = Terima kasih. Papan berikutnya
# unreviewed
end-wrong = Ada yang salah
# unreviewed
say-aloud = Katakan: “{ $words }”
# unreviewed
aloud-title = Yang diucapkan wasit
# unreviewed
aloud-when-toss = Sebelum permainan: undian
# unreviewed
aloud-when-start = Permainan dimulai
# older than the English
# unreviewed
aloud-when-time = Waktu habis
# unreviewed
aloud-when-card = Kartu
# unreviewed
aloud-when-draw = Seorang pemain menawarkan seri
# unreviewed
aloud-when-stop = Permainan dihentikan sebentar
# unreviewed
aloud-when-end = Akhir permainan
# unreviewed
aloud-when-next = Babak berikutnya
# older than the English
# unreviewed
aloud-toss = { $first } dan { $second }: kita undi siapa yang mulai.
# unreviewed
aloud-start = { $first } memegang { $one }, { $second } memegang { $other }. { $first } mulai. Silakan bermain.
# unreviewed
aloud-begin = { $first } mulai. Silakan bermain.
# unreviewed
aloud-time = Waktu habis, { $player }.
# unreviewed
aloud-card = { $player }: { $card }. { $why }.
# unreviewed
aloud-turn-lost = { $player } kehilangan giliran ini.
# unreviewed
aloud-draw = Apakah kalian berdua setuju seri?
# unreviewed
aloud-at-dispute = Berhenti dulu. Kita periksa langkah-langkahnya bersama.
# unreviewed
aloud-at-call = Mohon tunggu. Panitia akan datang.
# unreviewed
aloud-at-appeal = Mohon tunggu. Panitia memutuskan banding ini.
# unreviewed
aloud-at-illegal-turn = Langkah itu melanggar aturan. Langkahnya dikembalikan.
# unreviewed
aloud-at-correction = Catatan sudah dibetulkan. Coba lihat papannya.
# unreviewed
aloud-at-set-up = Papan sudah ditata. Apakah semuanya benar?
# unreviewed
aloud-next = Babak { $round } berikutnya. Silakan cari papan kalian.
# unreviewed
toss-title = Siapa yang menang undian dan mulai?
# unreviewed
toss-enter = Catat undian
# unreviewed
toss-begins = { $player } mulai
# older than the English
# unreviewed
rule-board-full = Papan penuh: masing-masing memberikan satu token, { $player } dahulu.
# older than the English
# unreviewed
rule-gift-due = Sekarang { $player } memberikan satu token.
# older than the English
# unreviewed
rule-gifts-done = Keduanya sudah memberi. { $player } bergerak lebih dahulu.
# older than the English
# unreviewed
rule-disc-given = Kepingan { $player } habis: { $other } memberikan satu.
# unreviewed
rule-pass = { $player } tidak dapat bergerak dan melewatkan giliran.
# unreviewed
rule-flying = { $player } tinggal tiga token dan boleh bergerak bebas.
# unreviewed
rule-count-begins = Mulai sekarang { $limit } langkah tanpa penangkapan berarti seri.
# unreviewed
rule-count-begins-each = Mulai sekarang { $limit } langkah tiap pemain tanpa penangkapan berarti seri.
# unreviewed
rule-count = { $n } dari { $limit } langkah tanpa penangkapan.
# unreviewed
rule-count-camelot = { $n } dari { $limit } langkah tanpa menawan.
# older than the English
# unreviewed
event-agreed = { $side } menyatakan hasilnya benar
# unreviewed
refusal-agreed-already = Pemain ini sudah setuju.
# older than the English
# unreviewed
clock-low = Tinggal sepuluh detik.
# older than the English
# unreviewed
clock-out = Waktu habis. Kartu, atau lanjut.
# unreviewed
held-title = Langkah-langkah ini belum terkirim
# older than the English
# unreviewed
held-again = Kirim lagi
# older than the English
# unreviewed
held-first = Lewati yang pertama
# unreviewed
held-copy = Salin
# older than the English
# unreviewed
held-all = Buang semua …
# unreviewed
held-nothing = tidak ada
# unreviewed
held-through = sampai babak { $round }
# unreviewed
held-results-later = hasil menyusul nanti
# unreviewed
held-standings-later = klasemen baru menyusul nanti
# older than the English
# unreviewed
held-all-sure = Ya, buang semua
# unreviewed
start-recording = Mulai mencatat
# unreviewed
take-over = Ambil alih
# unreviewed
taken = { $name } mencatat papan ini sejak { $since }. Langkah sejauh ini: { $turn }.
# unreviewed
taken-given = { $name } menyerahkan papan ini kepada Anda. Langkah sejauh ini: { $turn }.
# unreviewed
notice-took-over = Sekarang Anda yang mencatat papan ini. Ponsel yang lain boleh menonton.
# older than the English
# unreviewed
hand-over = Serahkan ke wasit lain
# older than the English
# unreviewed
hand-over-title = { $place }: serahkan ke wasit lain
# unreviewed
hand-over-how = Wasit lain mengarahkan kamera ponselnya ke kode ini, atau membuka alamat ini, lalu mengetuk “Ambil alih”.
# older than the English
# unreviewed
hand-over-then = Sejak itu ponsel tersebut yang mencatat, dan ponsel ini boleh menonton. Tidak ada yang hilang.
# unreviewed
hand-over-back = Kembali ke papan
# unreviewed
hand-over-codes = Jika ponsel lain terhubung ke laptop, pindai setiap kode dengan kameranya dan buka halamannya. Ponsel itu mengambil alih dengan semua yang menunggu di sini. Setelah itu catat hanya di sana.
# unreviewed
hand-over-this-phone = Jika tidak, berikan ponsel ini kepada wasit yang lain. Pencatatan berlanjut.
# unreviewed
take-codes-some = { $n } dari { $all } kode terbaca. Pindai juga yang lain: tanpanya giliran terakhir hilang.
# unreviewed
take-codes-all = Semua kode terbaca. Yang menunggu di ponsel lain ikut bersama papan.
# unreviewed
watch = Tonton
# unreviewed
watch-page = Halaman penonton
# unreviewed
umpire-name = Nama Anda (wasit)
# unreviewed
say-start = Katakan: “{ $words }” Lalu ketuk langkah pertama.
# unreviewed
say-place = { $player }: ketuk tempat token diletakkan
# older than the English
# unreviewed
say-from = { $player }: ketuk token yang bergerak
# older than the English
# unreviewed
say-fly = { $player } tinggal tiga token dan boleh bergerak bebas: ketuk token yang bergerak
# unreviewed
say-to = Ketuk tujuan gerakannya
# older than the English
# unreviewed
say-shoot = Garis tangkapan! Ketuk token yang dimakan
# older than the English
# unreviewed
say-not-here = Bukan di situ. Ketuk salah satu titik yang ditandai.
# older than the English
# unreviewed
say-not-this-one = Token itu tidak boleh dimakan. Ketuk salah satu token yang ditandai.
# unreviewed
say-pass = { $player } tidak dapat bergerak, jadi { $other } bermain lagi.
# unreviewed
say-paused = Permainan dijeda: { $reason }
# unreviewed
say-paused-plain = Permainan dijeda.
# unreviewed
say-paused-jump = Laptop masuk mode tidur, atau jamnya diubah. Jam menunggu; tidak ada waktu yang hilang. Ketuk “Lanjutkan”.
# unreviewed
say-paused-server = Laptop tadi berhenti. Jam menunggu; tidak ada waktu yang hilang. Ketuk “Lanjutkan”.
# older than the English
# unreviewed
incident-dispute = pemain dan wasit memeriksa langkah.
# unreviewed
incident-call = panitia dipanggil.
# unreviewed
incident-correction = catatan dibetulkan.
# unreviewed
incident-set-up = papan ditata.
# older than the English
# unreviewed
incident-illegal-turn = ada langkah yang melanggar aturan.
# older than the English
# unreviewed
incident-appeal = seorang pemain mengajukan banding.
# unreviewed
start-clock = Mulai permainan
# older than the English
# unreviewed
call-clock = Mulai 1 menit
# unreviewed
pause = Jeda
# older than the English
# unreviewed
pause-why = Mengapa? Satu ketukan, atau biarkan.
# unreviewed
pause-away = Pemain meninggalkan papan
# unreviewed
pause-unwell = Pemain tidak sehat
# unreviewed
pause-noise = Bising di sekitar papan
# unreviewed
pause-rules = Pertanyaan tentang aturan
# unreviewed
pause-break = Istirahat
# unreviewed
face-open = Jam meja
# unreviewed
face-stop = Ketuk untuk menghentikan jam
# unreviewed
face-go-on = Berhenti. Ketuk untuk lanjut
# unreviewed
sound-on = Bunyi saat waktu hampir habis
# unreviewed
sound-try = Coba bunyinya
# older than the English
# unreviewed
screen-note = Layar ponsel ini bisa padam selama permainan. Di pengaturannya, biarkan layar menyala 10 menit atau lebih.
# older than the English
# unreviewed
alone-before = Biarkan halaman ini terbuka selama Anda mencatat. Jika jaringan putus, teruskan: semuanya tersimpan di ponsel ini dan dikirim nanti.
# older than the English
# unreviewed
alone-title = Jika jaringan putus
# unreviewed
alone-now = Laptop tidak menjawab
# older than the English
# unreviewed
alone-kept = Belum terkirim: { $n }. Semuanya aman di ponsel ini dan terkirim sendiri saat laptop menjawab.
# unreviewed
alone-stored = Tersimpan di ponsel ini. Dikirim saat laptop menjawab.
# unreviewed
alone-agreed = Keduanya setuju. Kembalikan ponsel kepada wasit.
# older than the English
# unreviewed
alone-go-on = Teruskan mencatat. Jam, aturan, kartu, dan seri bekerja seperti biasa.
# unreviewed
alone-open = Biarkan halaman ini terbuka. Isi daya ponsel jika baterainya lemah.
# older than the English
# unreviewed
alone-nearer = Mendekatlah ke laptop. Apakah ponsel ini masih di Wi-Fi aula?
# older than the English
# unreviewed
alone-dont = Jangan muat ulang dan jangan tutup halaman ini: ia terbuka lagi hanya saat laptop menjawab. Yang Anda ketuk tetap ada di ponsel.
# unreviewed
alone-not-drawn = Belum seri: { $n } dari { $limit }.
# unreviewed
alone-hand-over = Laptop tidak menjawab. Berikan ponsel ini kepada wasit yang lain: pencatatan berlanjut. Ponsel kedua dapat mengambil alih saat laptop menjawab.
# unreviewed
resume = Lanjutkan
# unreviewed
turn-label = Langkah
# unreviewed
record-turn = Catat langkah
# unreviewed
undo = Urungkan
# unreviewed
undo-title = Urungkan { $turn }
# unreviewed
undo-lost-turn = Urungkan kartu merah dan giliran yang hilang
# unreviewed
undo-result = Urungkan hasil
# older than the English
# unreviewed
undo-set-up = Urungkan penataan papan
# unreviewed
redo = Mainkan lagi { $turn }
# unreviewed
redo-lost-turn = Tunjukkan lagi kartu merah
# unreviewed
undo-nothing = Belum ada yang dapat diurungkan
# unreviewed
undo-typed-wrong = Saya mengetuk titik yang salah
# unreviewed
undo-players = Para pemain mengembalikannya
# older than the English
# unreviewed
undo-illegal = Langkah itu melanggar aturan
# unreviewed
result = Hasil
# unreviewed
result-title = Bagaimana akhirnya?
# older than the English
# unreviewed
result-undo-hint = Salah? “Urungkan” mengembalikan permainan.
# unreviewed
result-draw-agreed = Seri: kedua pemain sepakat
# unreviewed
result-resign = { $winner } menang: { $loser } menyerah
# unreviewed
result-absent = { $player } tidak datang
# older than the English
# unreviewed
result-both-absent = Keduanya tidak datang
# older than the English
# unreviewed
result-stopped-won = Waktu babak habis: { $player } menang
# older than the English
# unreviewed
result-stopped-draw = Waktu babak habis: seri
# unreviewed
result-stopped = Hentikan permainan lebih awal
# unreviewed
result-early-won = Dihentikan lebih awal: { $player } menang
# unreviewed
result-early-draw = Dihentikan lebih awal: seri
# unreviewed
reason-early = permainan dihentikan lebih awal
# unreviewed
draw-counters = Kapan seri?
# unreviewed
quiet-short = Tanpa penangkapan { $n }/{ $limit }
# unreviewed
quiet-none = Seri?
# Shown when the umpire taps the counter.
# unreviewed
quiet-each = { $n ->
    [0] Belum ada langkah tanpa penangkapan. Bila masing-masing pemain sudah { $limit } langkah, permainan seri.
   *[other] { $n } langkah tanpa penangkapan. Bila masing-masing pemain sudah { $limit } langkah, permainan seri.
}
# older than the English
# unreviewed
quiet-ply = { $n } dari { $limit } langkah tanpa penangkapan. Sesudah itu permainan seri.
# older than the English
# unreviewed
seen = Posisi ini sudah terjadi { $n } kali. Bila { $limit } kali, seri.
# unreviewed
quiet-rests = Sisa { $n }, dihitung sejak langkah { $since }.
# older than the English
# unreviewed
seen-after = Posisi ini terjadi sesudah langkah { $turns }.
# unreviewed
draw-near-quiet = { $n ->
   *[other] { $n } langkah lagi tanpa penangkapan dan permainan seri.
}
# unreviewed
draw-near-quiet-claim = { $n ->
   *[other] { $n } langkah lagi tanpa penangkapan dan pemain dapat mengklaim seri.
}
# older than the English
# unreviewed
draw-near-repetition = Posisi yang sama mungkin segera terlalu sering terjadi: permainan menjadi seri.
# older than the English
# unreviewed
draw-near-repetition-claim = Posisi yang sama mungkin segera terlalu sering terjadi: seri dapat diklaim.
# unreviewed
draw-claimable = Sekarang pemain boleh mengklaim seri.
# unreviewed
whole-left = Sisa { $time } untuk seluruh permainan
# unreviewed
claim-title = Pemain mengklaim seri
# unreviewed
claim-hint = Catatan yang menentukan. Klaim dan jawabannya ditulis.
# unreviewed
claim-quiet-moves = Terlalu banyak langkah tanpa penangkapan
# older than the English
# unreviewed
claim-repetition = Posisi yang sama terlalu sering
# unreviewed
more-title = Bantuan dan koreksi
# unreviewed
leave-title = Tinggalkan papan?
# older than the English
# unreviewed
leave-text = Yang sudah Anda catat tetap ada. Untuk kembali, pindai lagi kartu papan.
# unreviewed
leave-stay = Tetap di sini
# older than the English
# unreviewed
leave-go = Tinggalkan papan
# older than the English
# unreviewed
look-title = Tampilan papan
# older than the English
# unreviewed
look-kept = Ponsel ini mengingat pilihan Anda. Tidak ada yang masuk ke catatan.
# older than the English
# unreviewed
look-swap = Tukar pemain di atas dan di bawah papan
# unreviewed
look-bigger = Teks lebih besar
# older than the English
# unreviewed
look-left = Tombol untuk tangan kiri
# unreviewed
look-colours = Warna
# older than the English
# unreviewed
look-as-phone = Seperti ponsel
# unreviewed
look-light = Terang
# unreviewed
look-dark = Gelap
# unreviewed
look-sun = Sinar matahari
# unreviewed
look-keys = Tombol: f memutar papan, d berganti antara terang dan gelap.
# older than the English
# unreviewed
look-scripts = Skrip dimatikan di peramban ini. Papan tampil seperti untuk semua orang.
# older than the English
# unreviewed
needs-network = Ini memerlukan laptop, dan laptop tidak menjawab. Yang sudah Anda catat tetap tersimpan. Coba lagi sebentar lagi.
# older than the English
# unreviewed
more-read-only = Hanya ponsel yang mencatat papan ini yang dapat memakai halaman ini.
# unreviewed
back-to-board = ← Papan
# unreviewed
which-player = Pemain yang mana?
# unreviewed
in-words = Dengan kata-kata Anda sendiri
# unreviewed
rule-of-event = aturan turnamen ini
# older than the English
# unreviewed
record-it = Catat
# unreviewed
ask-resign = { $loser } menyerah, dan { $winner } menang?
# unreviewed
ask-absent = { $loser } tidak datang, dan { $winner } menang?
# unreviewed
ask-award = Berikan kemenangan kepada { $winner } atas { $loser }?
# unreviewed
ask-draw = Katakan: “{ $words }” Apakah kedua pemain setuju?
# unreviewed
ask-end = Akhiri permainan seperti ini? { $what }
# unreviewed
call-title = Panggil panitia
# unreviewed
call-words = Hal lain
# unreviewed
call-button = Panggil
# older than the English
# unreviewed
call-not-needed = Tidak perlu lagi
# unreviewed
call-seen = dilihat { $time }
# unreviewed
call-coming = dilihat { $time } · datang dalam { $n } menit
# unreviewed
asked-call = Wasit memanggil: { $about }
# unreviewed
asked-appeal = { $side } mengajukan banding: { $words }
# older than the English
# unreviewed
illegal-title = Langkah yang melanggar aturan di papan sungguhan
# unreviewed
illegal-what = Apa yang salah?
# unreviewed
illegal-other = Hal lain
# unreviewed
illegal-outcome = Langkah dikembalikan. Apa akibatnya?
# older than the English
# unreviewed
illegal-recorded = dicatat { $time } · kembalikan di papan, lalu lanjutkan
# unreviewed
consequence-card-for = Kartu berikutnya ditunjukkan. { $why }
# older than the English
# unreviewed
mend-kept = { $n ->
    [0] Tidak ada langkah sesudahnya yang tetap.
   *[other] { $n } langkah sesudahnya tetap seperti adanya.
}
# unreviewed
dispute-title = Lihat lagi
# unreviewed
dispute-stop = Stop
# unreviewed
dispute-stop-clock = Hentikan jam
# unreviewed
dispute-step = { $n } dari 3
# older than the English
# unreviewed
dispute-clock = Jam berhenti.
# unreviewed
dispute-keeps = { $player } tetap punya { $time }.
# unreviewed
dispute-start = Papan sebelum langkah pertama
# unreviewed
dispute-turn = Langkah { $n } dari { $all }: { $text }
# unreviewed
dispute-different = Langkah ini berbeda
# unreviewed
dispute-discs = Kepingan menunjukkan sisi yang salah
# unreviewed
dispute-strike = Main lagi dari sebelum langkah ini
# older than the English
# unreviewed
dispute-right = Semua benar: lanjutkan
# unreviewed
dispute-set-up = Papan sungguhan berbeda
# unreviewed
dispute-tap = Ketuk langkah { $player } yang sebenarnya
# unreviewed
dispute-other-shot = Token lain yang dimakan
# unreviewed
dispute-tap-discs = Ketuk setiap kepingan yang sisinya salah di papan sungguhan
# unreviewed
dispute-follows = Akibatnya
# unreviewed
dispute-now = Langkah { $n } sekarang: { $turn }. Sebelumnya: { $was }.
# older than the English
# unreviewed
dispute-goes = { $n }. { $text }: tidak cocok lagi dan dihapus.
# unreviewed
dispute-gone = { $n }. { $text }: dicoret.
# unreviewed
dispute-turn-over = Lawan belum melangkah: balikkan { $discs } di papan sungguhan sekarang.
# unreviewed
dispute-moves = { $player } melangkah berikutnya.
# unreviewed
dispute-moves-with = { $player } melangkah berikutnya dan punya { $time }.
# unreviewed
dispute-counts = { $player }: { $counts }
# older than the English
# unreviewed
dispute-reason = diperiksa bersama pemain
# unreviewed
adjust-title = Beri atau ambil waktu
# unreviewed
adjust-seconds = Detik
# unreviewed
adjust-give = Beri
# unreviewed
adjust-take = Ambil
# unreviewed
card-back-of = Kartu terakhir milik siapa?
# unreviewed
appeal-title = Pemain mengajukan banding
# older than the English
# unreviewed
appeal-hint = Banding ditulis, dan panitia yang memutuskan. Permainan boleh dilanjutkan.
# older than the English
# unreviewed
appeal-words = Terhadap apa?
# older than the English
# unreviewed
appeal-note = Tulis banding
# older than the English
# unreviewed
appeal-withdraw = Pemain menariknya kembali
# older than the English
# unreviewed
set-up-title = Tata papan
# older than the English
# unreviewed
set-up-when = Bila pencatatan terlambat mulai, atau papan tersenggol: tunjukkan apa yang ada di mana.
# unreviewed
set-up-choose = Yang mana?
# unreviewed
set-up-man = { $side }, { $kind }
# unreviewed
set-up-none = Kosong
# unreviewed
set-up-tap = Pilih satu jenis, lalu ketuk tempatnya di papan. Ketuk lagi untuk mengambilnya.
# older than the English
# unreviewed
set-up-hint = Atau ketik titiknya, dipisah dengan spasi.
# older than the English
# unreviewed
set-up-on = { $side }, { $kind }: ada di
# unreviewed
set-up-hand = { $side }, { $kind }: masih di tangan
# unreviewed
set-up-mover = Giliran siapa?
# unreviewed
set-up-text = Atau sebagai satu baris teks
# unreviewed
set-up-position = Posisi
# unreviewed
set-up-now = Sekarang:
# unreviewed
set-up-record = Tata
# unreviewed
asked-title = Wasit memerlukan Anda
# older than the English
# unreviewed
asked-nothing = Tidak ada yang menunggu.
# unreviewed
asked-reply = Jawaban Anda
# unreviewed
asked-answer = Sudah dijawab
# unreviewed
asked-seen = Dilihat
# unreviewed
asked-coming = Datang dalam { $n } menit
# unreviewed
asked-why = Mengapa?
# unreviewed
asked-decision = Apa keputusan Anda?
# unreviewed
asked-no-result = Belum ada hasil.
# older than the English
# unreviewed
asked-allow = Banding diterima. Yang lain tidak berubah.
# unreviewed
asked-refuse = Banding ditolak. Tidak ada yang berubah.
# older than the English
# unreviewed
asked-go-on = Banding diterima. Hasil dicoret dan permainan dilanjutkan.
# older than the English
# unreviewed
asked-result = Banding diterima. Hasil: { $text }
# older than the English
# unreviewed
asked-follows = Keputusan dan akibatnya ditulis dalam catatan permainan, dengan alasan Anda.
# older than the English
# unreviewed
asked-follows-closed = Keputusan ditulis dalam catatan permainan, dengan alasan Anda. Babak ini sudah ditutup: bila Anda memilih hasil lain, Anda akan melihat akibatnya dulu lalu menyetujuinya.
# unreviewed
asked-decide = Putuskan
# unreviewed
asked-round = Babak
# older than the English
# unreviewed
notice-answered = Jawaban sudah ditulis.
# unreviewed
cards-in-event = Kartu di turnamen ini
# unreviewed
card-in-event = Babak { $round }, papan { $board }: { $card }. { $why }
# unreviewed
rules-of-this-game = Aturan permainan ini
# older than the English
# unreviewed
round-closed = Babak ini sudah ditutup. Catatan hanya dapat dibaca.
# older than the English
# unreviewed
keys-umpire = Tombol panah: bergerak di papan, Enter: mengetuk. u: urungkan, c: kartu, r: hasil, ?: tombol pintas ini, Esc: tutup.

## Pintu masuk

# unreviewed
nav = Halaman utama
# unreviewed
nav-events = Turnamen
# unreviewed
nav-learn = Belajar
# unreviewed
nav-play = Main
# unreviewed
nav-rules = Aturan
# unreviewed
home-title = Turnamen
# older than the English
# unreviewed
no-events = Belum ada turnamen yang dapat dilihat.
# unreviewed
home-hero = Tonton setiap papan, langkah demi langkah
# unreviewed
home-lead = Inkundla mengelola turnamen sekolah umlabalaba, Camelot, dan Reversi. Ikuti permainan saat berlangsung, temukan papan anak Anda, atau belajar bermain dalam lima menit.
# unreviewed
home-watch = Tonton permainan langsung
# unreviewed
home-learn = Belajar bermain
# unreviewed
home-play = Main sekarang
# unreviewed
home-now = Sedang dimainkan
# unreviewed
home-nothing = Tidak ada permainan yang berlangsung sekarang.
# unreviewed
home-count = { $done } selesai · { $playing } berlangsung · { $waiting } belum mulai
# unreviewed
home-open = Buka turnamen
# unreviewed
home-go = Ke: { $round }
# unreviewed
home-others = Turnamen lain
# unreviewed
home-won-by = dimenangkan { $names }
# unreviewed
home-missing = { $n ->
   *[other] { $n } hasil belum ada.
}
# unreviewed
door-umpire-hint = Pindai kartu di meja Anda, atau ketik enam hurufnya.
# unreviewed
door-child = Mencari seorang anak?
# unreviewed
door-child-hint = Ketik nama depan untuk melihat papan, permainan berikutnya, dan poin.
# unreviewed
door-child-name = Nama depan
# unreviewed
door-teacher = Apakah Anda guru?
# unreviewed
door-teacher-hint = Kelola turnamen sendiri: tempel nama, susun pasangan, cetak daftarnya. Ponsel mencatat permainan, bahkan tanpa internet.
# unreviewed
learn-games = Pelajari permainan
# unreviewed
learn-all = Semua permainan
# unreviewed
learn-umlabalaba = Masing-masing dua belas token. Bentuk garis tangkapan dan makan satu token lawan.
# unreviewed
learn-reversi = Apit sederet kepingan di antara dua kepinganmu, lalu balikkan.
# unreviewed
learn-camelot = Lompati teman, lompati lawan, rebut Kastil.
# unreviewed
new-event = Turnamen baru
# older than the English
# unreviewed
new-like = Pengaturannya seperti pada “{ $name }”, turnamen Anda yang terakhir.
# unreviewed
new-plain = Mulai dengan pengaturan standar
# unreviewed
umpire-door = Apakah Anda wasit?
# older than the English
# unreviewed
board-code = Kode papan Anda
# older than the English
# unreviewed
open-board = Buka papan
# unreviewed
your-name = Nama Anda
# unreviewed
pass-phrase = Frasa sandi
# unreviewed
phrase-hint = Sedikitnya 8 huruf atau angka. Tiga atau empat kata mudah diingat dan sulit ditebak.
# unreviewed
setup-title = Selamat datang di Inkundla
# unreviewed
setup-hero = Turnamen di aula Anda, dijalankan dari laptop ini
# unreviewed
setup-lead = Inkundla memasangkan pemain, mencatat waktu dan skor, dan menampilkan setiap papan kepada orang tua. Tanpa internet. Semuanya tetap di sini.
# unreviewed
setup-text = Anda yang pertama di sini, jadi Anda yang mengurusnya. Pilih nama dan frasa sandi; keduanya diperlukan untuk masuk lagi.
# unreviewed
setup-button = Mulai
# unreviewed
setup-elsewhere = Inkundla baru di sini. Kode penyiapannya ada di jendela tempat program dimulai. Ketik di sini, atau buka halaman ini di komputer itu.
# unreviewed
setup-code = Kode penyiapan
# unreviewed
go-on = Lanjut
# unreviewed
sign-in-hint = Wasit tidak perlu masuk: mereka memindai kode QR papannya.
# older than the English
# unreviewed
sign-in-wrong = Nama atau frasa sandi tidak benar. Coba lagi.
# older than the English
# unreviewed
sign-in-too-often = Terlalu banyak percobaan yang salah. Tunggu beberapa menit, lalu coba lagi.
# older than the English
# unreviewed
sign-in-busy = Sekarang banyak orang sedang masuk. Coba lagi sebentar lagi.
# unreviewed
phrase-too-short = Frasa sandi terlalu pendek. Pakai sedikitnya 8 huruf atau angka.
# unreviewed
phrase-too-long = Frasa sandi terlalu panjang. Pakai paling banyak 256 huruf atau angka.
# older than the English
# unreviewed
phrase-guessable = Frasa sandi ini termasuk yang pertama dicoba orang. Pilih yang lain.
# older than the English
# unreviewed
account = Akun Anda
# unreviewed
account-where = Tempat Anda masuk
# unreviewed
account-session = sejak { $since }, terakhir terlihat { $seen }
# older than the English
# unreviewed
account-this = yang ini
# unreviewed
account-end-others = Keluar di semua tempat lain
# unreviewed
account-phrase = Ubah frasa sandi
# unreviewed
account-old = Frasa sandi sekarang
# unreviewed
account-new = Frasa sandi baru
# older than the English
# unreviewed
account-phrase-hint = Anda lalu keluar di semua tempat lain.
# older than the English
# unreviewed
account-old-wrong = Frasa sandi yang sekarang tidak benar.
# unreviewed
notice-others-signed-out = Anda sudah keluar di semua tempat lain.
# unreviewed
notice-phrase-saved = Frasa sandi baru disimpan. Anda sudah keluar di semua tempat lain.
# unreviewed
account-exists = Nama ini sudah dipakai. Pilih yang lain.
# unreviewed
people = Tim
# unreviewed
people-list = Orang
# unreviewed
role-organiser = panitia
# unreviewed
role-deputy = wakil panitia
# unreviewed
role-helper = pembantu
# unreviewed
role-school = guru sekolah
# unreviewed
role-tablet = perangkat untuk hasil
# unreviewed
role-program = program
# unreviewed
role-umpire = wasit
# unreviewed
history-who = { $who } ({ $role })
# unreviewed
history-account = { $who }, akun { $account }
# unreviewed
history-school = { $who }, { $school }
# unreviewed
people-since = sejak { $since }
# unreviewed
people-seen = sejak { $since }, terakhir terlihat { $seen }
# older than the English
# unreviewed
people-away = Keluarkan
# unreviewed
people-hand-over = Jadikan panitia
# older than the English
# unreviewed
people-hand-over-text = { $name } menjadi panitia, dan Anda menjadi wakil. Hanya { $name } yang dapat mengubahnya kembali.
# older than the English
# unreviewed
people-invite = Undang seseorang
# unreviewed
people-invite-text = Apa yang boleh mereka lakukan?
# unreviewed
people-link-helper = Tautan untuk pembantu
# unreviewed
people-link-tablet = Tautan untuk perangkat tempat pemain melaporkan hasil
# unreviewed
people-link-program = Token untuk program
# unreviewed
people-tablet-hint = Pemain memilih papannya dan siapa yang menang. Lawannya memastikan. Tautan berlaku sampai hari berakhir.
# unreviewed
people-boards-hint = Dengan papan pertama dan terakhir, halaman para pembantu ini terbuka pada papan mereka.
# unreviewed
people-token = Token untuk program lain
# unreviewed
people-token-text = Dengan token, program lain memasukkan hasil dan pemain serta mencatat siapa yang hadir. Program itu tidak melihat nama lengkap. Token berlaku sampai turnamen berakhir, paling lama 14 hari.
# unreviewed
people-token-name = Nama program
# unreviewed
people-token-make = Buat token
# unreviewed
people-token-of = Token untuk { $name }
# unreviewed
people-token-once = Token hanya ditampilkan sekarang. Salin ke programnya. Jika hilang, keluarkan program dari tim dan buat yang baru.
# unreviewed
people-token-use = Program mengirim header ini pada setiap permintaan:
# older than the English
# unreviewed
people-helper-hint = Mereka mencatat siapa yang hadir dan memasukkan hasil sampai hari itu berakhir. Mereka mengetik nama dan tidak perlu frasa sandi.
# unreviewed
people-link-of-school = Tautan untuk sekolah
# unreviewed
people-link-school = Tautan untuk { $school }
# unreviewed
people-school-hint = Gurunya mencatat siapa dari sekolah ini yang hadir, membetulkan daftarnya sejauh Anda izinkan, dan mencetak kertasnya. Mereka tidak melihat nama lain. Tautan berakhir bersama turnamen; jika dibatalkan, langsung berakhir bagi semua.
# unreviewed
people-guests = Berapa orang dapat memakai tautan ini
# unreviewed
people-link-deputy = Tautan untuk wakil panitia
# unreviewed
people-deputy-hint = Mereka menjalankan turnamen bersama Anda: pemain, babak, pengaturan. Satu orang dapat memakai tautan ini, dalam tiga hari.
# unreviewed
people-invite-button = Buat tautan
# older than the English
# unreviewed
people-open = Tautan yang dapat dipakai
# unreviewed
umpires-here = { $here } dari { $n } hadir
# unreviewed
umpires-text = Saat babak diumumkan, wasit yang hadir mendapat papan-papannya: sama banyak, dan bukan permainan sekolahnya sendiri selama wasit lain dapat mengambilnya.
# unreviewed
umpires-none = Belum ada wasit di daftar.
# unreviewed
umpires-add = Tambah wasit
# unreviewed
umpires-lines = Nama
# unreviewed
umpires-lines-hint = Satu wasit pada setiap baris: nama, sekolah, bahasa. Sekolah dan bahasa boleh dikosongkan.
# unreviewed
field-umpires = Wasit
# unreviewed
field-umpire-languages = Bahasa
# unreviewed
field-umpire-note = Catatan
# unreviewed
umpire-note-hint = Misalnya bagaimana tugasnya berjalan. Hanya pengelola turnamen yang melihatnya.
# unreviewed
umpires-all-here = Semua hadir
# unreviewed
umpire-mark-here = Hadir
# unreviewed
umpire-mark-away = Tidak hadir
# unreviewed
umpire-change = Ubah
# unreviewed
umpire-boards = Papan sekarang: { $boards }
# unreviewed
umpire-allotted = { $n } papan ditugaskan
# unreviewed
umpire-recorded = { $n } permainan dicatat
# unreviewed
umpire-cards = { $n } kartu
# unreviewed
umpire-corrected = { $n } hasil diubah kemudian
# unreviewed
umpires-of-round = Wasit babak { $round }
# unreviewed
umpires-allot = Tugaskan yang hadir
# unreviewed
umpires-allot-text = Papan yang sudah ada hasilnya tetap dengan wasitnya.
# unreviewed
umpires-nobody-here = Tidak ada wasit yang hadir.
# unreviewed
umpire-own-school = sekolahnya sendiri
# unreviewed
umpire-records = { $name } mencatat
# unreviewed
umpire-on-paper = Wasit: { $name }
# older than the English
# unreviewed
people-over = Tautan yang sudah berakhir
# older than the English
# unreviewed
people-revoke = Tarik kembali
# older than the English
# unreviewed
people-revoke-hint = Jika tautan ditarik kembali, tidak ada orang baru yang dapat memakainya. Orang yang sudah memakainya tetap ada sampai Anda keluarkan.
# older than the English
# unreviewed
rights = Siapa boleh melakukan apa
# older than the English
# unreviewed
rights-text = Wasit tidak memerlukan akun: kode papan hanya mengizinkan mereka mencatat papan itu. Semua orang melihat yang diumumkan.
# unreviewed
rights-yes = ya
# unreviewed
rights-no = –
# older than the English
# unreviewed
rights-again = ya, setelah memasukkan frasa sandi sekali lagi
# older than the English
# unreviewed
deed-look-inside = Melihat turnamen dari dalam: draf dan nama lengkap
# older than the English
# unreviewed
deed-check-in = Mencatat siapa yang hadir dan tidak
# unreviewed
deed-keep-own-list = Melihat, membetulkan, dan mencetak daftar sekolah sendiri
# unreviewed
deed-hand-in-line-ups = Menyerahkan susunan pemain tim
# older than the English
# unreviewed
deed-enter-results = Memasukkan hasil babak
# unreviewed
deed-report-results = Menerima hasil yang dilaporkan pemain di perangkat bersama
# older than the English
# unreviewed
deed-hand-out-boards = Mencetak daftar pasangan dan kartu papan dengan kodenya
# older than the English
# unreviewed
deed-answer-calls = Menjawab wasit yang memanggil dan memutuskan banding
# older than the English
# unreviewed
deed-change-players = Memasukkan, mengoreksi, dan menghapus pemain
# unreviewed
deed-pair-rounds = Menyusun babak, mengumumkan, menutup, dan menariknya kembali
# older than the English
# unreviewed
deed-correct-results = Mengoreksi hasil babak yang sudah ditutup
# older than the English
# unreviewed
deed-rule-cards = Melihat semua kartu dan memutuskan akibatnya
# older than the English
# unreviewed
deed-take-files = Mengambil catatan dan berkas lain, dan memasukkan hasil
# unreviewed
deed-print-results = Mencetak klasemen dan piagam
# older than the English
# unreviewed
deed-read-history = Membaca siapa melakukan apa
# older than the English
# unreviewed
deed-take-back-own = Menarik kembali yang dimasukkan sendiri: hasil, dan siapa yang hadir
# older than the English
# unreviewed
deed-take-back = Menarik kembali yang tertulis di riwayat
# older than the English
# unreviewed
deed-change-settings = Mengubah pengaturan turnamen
# older than the English
# unreviewed
deed-finish-event = Mengakhiri turnamen atau membukanya lagi
# unreviewed
deed-invite-helpers = Mengundang pembantu dan mengeluarkannya
# older than the English
# unreviewed
deed-invite-deputies = Mengundang wakil dan mengeluarkannya
# unreviewed
deed-hand-over = Menjadikan wakil sebagai panitia
# older than the English
# unreviewed
deed-erase-names = Menghapus nama anak
# unreviewed
deed-delete-event = Menghapus turnamen
# unreviewed
deed-run-event = Semua yang lain
# older than the English
# unreviewed
people-link-made = oleh { $name }, { $when }; berlaku sampai { $until }
# older than the English
# unreviewed
people-link-revoked = oleh { $name }, { $when }; ditarik kembali
# unreviewed
people-link-accepted = Dipakai oleh: { $names }
# older than the English
# unreviewed
people-link-came = { $came } dari { $most } sudah datang
# older than the English
# unreviewed
invited-helper = Minta para pembantu memindai kode ini dengan ponsel, atau kirimkan tautannya. Tautan ini berlaku sampai hari berakhir.
# unreviewed
invited-tablet = Pindai kode ini dengan tablet atau ponsel tempat para pemain akan melapor. Kode berlaku sampai hari berakhir.
# unreviewed
invited-school = Kirimkan tautan ini kepada guru sekolah itu, atau minta mereka memindai kodenya. Tautan ini berlaku sampai turnamen berakhir.
# older than the English
# unreviewed
invited-deputy = Berikan tautan ini kepada satu orang yang Anda percaya. Tautan berlaku sekali, dalam tiga hari.
# older than the English
# unreviewed
invited-once = Halaman ini menampilkan tautan hanya sekali. Cetak atau kirim sekarang. Jika hilang, buat yang baru.
# unreviewed
join-helper = { $name } meminta Anda membantu di { $event }
# unreviewed
join-school = { $name } meminta Anda mencatat presensi { $school } di { $event }
# unreviewed
join-deputy = { $name } meminta Anda ikut menjalankan { $event }
# older than the English
# unreviewed
join-helper-may = Anda mencatat siapa yang hadir dan memasukkan hasil.
# unreviewed
join-school-may = Anda mencatat siapa dari { $school } yang hadir, membetulkan daftarnya sejauh panitia izinkan, dan mencetak kertasnya. Anda hanya melihat nama dari sekolah ini.
# unreviewed
join-deputy-may = Anda dapat melakukan semua yang dapat dilakukan panitia, kecuali menghapus turnamen atau menyerahkannya.
# older than the English
# unreviewed
join-until = Undangan ini berlaku sampai { $day }, { $time }.
# unreviewed
join-as = Anda bergabung sebagai { $name }.
# unreviewed
join-button = Bergabung
# unreviewed
join-name-taken = Seseorang di turnamen ini sudah memakai nama ini atau yang mirip. Pilih yang lain, misalnya nama depan dan nama keluarga.
# unreviewed
join-sign-in = Saya punya akun di sini: masuk dulu
# unreviewed
notice-joined = Selamat datang! Anda dapat mulai sekarang.
# older than the English
# unreviewed
notice-invitation-revoked = Tautan sudah ditarik kembali.
# unreviewed
notice-person-sent-away = Sudah dikeluarkan. Halamannya tertutup sendiri.
# older than the English
# unreviewed
notice-person-and-link-gone = Dikeluarkan. Halamannya tertutup sendiri. Tautan yang dipakainya juga ditarik: jika orang lain masih memerlukannya, buat tautan baru di bawah.
# unreviewed
notice-handed-over = Turnamen ini punya panitia baru. Sekarang Anda wakil.
# older than the English
# unreviewed
helper-rounds = Panitia memasangkan dan mengumumkan babak. Anda dapat memasukkan hasil.
# older than the English
# unreviewed
helper-players = Anda dapat mencatat siapa yang hadir. Panitia yang mengubah daftar.
# older than the English
# unreviewed
again-title = Frasa sandi Anda sekali lagi
# older than the English
# unreviewed
again-text = Yang ingin Anda lakukan tidak dapat ditarik kembali. Ketik frasa sandi Anda, lalu lakukan lagi.
# unreviewed
kept-title = Kirim sekarang?
# older than the English
# unreviewed
kept-send = Kirim sekarang
# older than the English
# unreviewed
kept-drop = Buang
# older than the English
# unreviewed
kept-sign-in = Anda harus masuk dulu. Yang Anda kirim disimpan selama satu jam: setelah masuk, Anda dapat meneruskannya.
# older than the English
# unreviewed
kept-again = Yang ingin Anda lakukan tidak dapat dibatalkan. Ketik frasa sandi Anda: yang Anda kirim disimpan dan dapat diteruskan.
# older than the English
# unreviewed
recover-link = Saya lupa frasa sandi
# older than the English
# unreviewed
recover-title = Masuk kembali dengan kode pemulihan
# unreviewed
recover-text = Ketik kode pemulihan yang Anda catat, lalu pilih frasa sandi baru.
# unreviewed
recover-button = Simpan dan masuk
# older than the English
# unreviewed
recover-wrong = Nama atau kode pemulihan tidak benar. Lihat kertas Anda dan coba lagi.
# unreviewed
recovery-code = Kode pemulihan
# older than the English
# unreviewed
recovery-text = Catat kode ini di kertas dan simpan di tempat aman. Jika Anda lupa frasa sandi, hanya kode ini yang dapat membuka akun Anda.
# older than the English
# unreviewed
recovery-once = Tidak ada halaman yang menampilkan kode ini lagi. Kode berlaku sekali; lalu Anda mendapat yang baru.
# unreviewed
recovery-written = Sudah saya catat
# older than the English
# unreviewed
recovery-has = Anda punya kode pemulihan di kertas. Kode baru membuat kode lama tidak berlaku.
# unreviewed
recovery-has-none = Anda belum punya kode pemulihan. Buatlah satu: tanpa itu, frasa sandi yang hilang hanya dapat diganti di komputer tempat Inkundla berjalan.
# unreviewed
recovery-new = Buat kode pemulihan baru
# older than the English
# unreviewed
fault-not-proven = Ketik frasa sandi Anda sekali lagi sebelum melakukan ini.
# older than the English
# unreviewed
fault-invitation-over = Undangan ini tidak dapat dipakai lagi. Minta tautan baru kepada panitia.
# older than the English
# unreviewed
field-role = Yang boleh mereka lakukan
# unreviewed
field-guests = Berapa orang dapat memakai tautan
# unreviewed
audit-invitation-helper = Tautan untuk pembantu dibuat
# unreviewed
audit-invitation-tablet = Tautan untuk perangkat hasil dibuat
# unreviewed
audit-invitation-program = Token untuk program dibuat
# unreviewed
audit-invitation-school = Tautan untuk sekolah dibuat
# unreviewed
audit-invitation-deputy = Tautan untuk wakil panitia dibuat
# older than the English
# unreviewed
audit-invitation-revoked = Sebuah tautan ditarik kembali
# unreviewed
audit-invitation-accepted-helper = Bergabung sebagai pembantu
# unreviewed
audit-invitation-accepted-tablet = Bergabung sebagai perangkat untuk hasil
# unreviewed
audit-invitation-accepted-program = Bergabung sebagai program
# unreviewed
audit-invitation-accepted-school = Bergabung untuk sebuah sekolah
# older than the English
# unreviewed
audit-invitation-accepted-deputy = Bergabung sebagai wakil panitia
# older than the English
# unreviewed
audit-person-sent-away = { $subject } dikeluarkan
# unreviewed
audit-event-handed-over = { $subject } menjadi panitia
# unreviewed
undo-this = Urungkan
# unreviewed
undo-button = Ya, urungkan
# older than the English
# unreviewed
undo-leave = { $n } pemain ini keluar dari daftar. Tidak ada hal lain yang berubah.
# unreviewed
notice-taken-back = Sudah diurungkan.
# unreviewed
fault-cannot-take-back = Ini tidak dapat diurungkan sekarang. { $why }
# unreviewed
undo-blocked-changed-since = Ini sudah diubah lagi kemudian: urungkan perubahan itu dahulu.
# unreviewed
undo-blocked-rules-left = Turnamen tidak kembali ke aturan.
# unreviewed
undo-blocked-rounds-rest = Babak { $round } disusun dengan data itu.
# older than the English
# unreviewed
undo-blocked-round-went-on = Babak { $round } sudah berlanjut sejak itu.
# unreviewed
undo-blocked-results-missing = Babak { $round } masih punya papan tanpa hasil.
# older than the English
# unreviewed
undo-blocked-finished = Turnamen sudah diakhiri: buka lagi dahulu.
# unreviewed
undo-blocked-in-a-round = Salah satu pemain ini ada di sebuah babak.
# older than the English
# unreviewed
undo-blocked-not-on-the-list = Pemain yang dimaksud tidak ada lagi di daftar.
# older than the English
# unreviewed
undo-blocked-names-gone = Nama-nama sudah dihapus untuk selamanya.
# older than the English
# unreviewed
undo-blocked-in-a-record = Ini ada dalam catatan pertandingan: betulkan di papan.
# unreviewed
undo-blocked-rights = Ini tentang siapa boleh melakukan apa: ubah di halaman “Tim”.
# older than the English
# unreviewed
reason-from-history = Ditarik kembali di riwayat
# older than the English
# unreviewed
undo-settings = Pengaturan ini kembali seperti sebelumnya:
# unreviewed
undo-line = { $what }: { $text }
# unreviewed
undo-line-board = Papan { $board }: { $text }
# unreviewed
undo-schedule = Waktu babak kembali seperti sebelumnya.
# older than the English
# unreviewed
undo-screen = Proyektor menampilkan lagi yang ditampilkan sebelumnya.
# unreviewed
undo-round-time = Pewaktu dan lama babak kembali seperti semula.
# older than the English
# unreviewed
undo-return = Pemain ini kembali ke daftar, dengan nomor mereka semula kalau masih kosong:
# older than the English
# unreviewed
undo-words = Data pemain ini kembali seperti sebelumnya:
# older than the English
# unreviewed
undo-places = Dicatat lagi:
# unreviewed
undo-check-in-open = Presensi dibuka lagi.
# unreviewed
undo-check-in-closed = Presensi ditutup lagi.
# unreviewed
undo-check-in-not-used = Presensi tidak dipakai lagi. Pemain tanpa catatan dianggap hadir.
# older than the English
# unreviewed
undo-draft = Di draf babak { $round } tertulis lagi:
# older than the English
# unreviewed
undo-draft-gone = Draf babak { $round } dibuang.
# older than the English
# unreviewed
undo-results = Di babak { $round } tertulis lagi:
# unreviewed
undo-round-posted = Babak { $round } menjadi draf lagi. Kode papannya tidak berlaku lagi.
# unreviewed
undo-round-unposted = Babak { $round } diumumkan lagi, sesuai draf sekarang.
# unreviewed
undo-round-closed = Babak { $round } terbuka lagi: hasil dapat dimasukkan dan diubah.
# unreviewed
undo-round-reopened = Babak { $round } ditutup lagi.
# unreviewed
undo-event-finished = Turnamen terbuka lagi.
# unreviewed
undo-event-reopened = Turnamen diakhiri lagi.
# older than the English
# unreviewed
undo-invited = Tautan itu tidak berlaku lagi. Yang sudah masuk lewat tautan itu tetap.
# unreviewed
audit-entrants-brought-back = { $n } pemain kembali ke daftar
# unreviewed
audit-draft-put-back = Babak { $round }, draf: dikembalikan seperti semula
# older than the English
# unreviewed
audit-results-imported = { $n } hasil diambil dari berkas
# older than the English
# unreviewed
audit-results-taken-back = { $n } hasil dari berkas ditarik kembali
# older than the English
# unreviewed
audit-entrants-taken-back = { $n } pemain dikeluarkan lagi dari daftar
# unreviewed
privacy = Data anak
# unreviewed
privacy-all = Semua anak di turnamen ini
# unreviewed
privacy-text = Umum hanya melihat nama depan dan satu huruf. Nama lengkap hanya tampil jika orang tua atau wali setuju dan Anda mencatatnya.
# unreviewed
privacy-children = { $n } anak terdaftar.
# older than the English
# unreviewed
privacy-public = Semua orang boleh melihat nama lengkap { $n } anak.
# older than the English
# unreviewed
privacy-gone = Nama-nama dihapus pada { $day }.
# older than the English
# unreviewed
privacy-due = Nama-nama akan terhapus sendiri pada { $day }.
# unreviewed
privacy-keep = Berapa lama nama disimpan
# older than the English
# unreviewed
privacy-keep-text = Setelah turnamen selesai, nomor menggantikan nama. Hasil dan sekolah tetap ada.
# unreviewed
privacy-after = { $n } hari setelah selesai
# older than the English
# unreviewed
privacy-never = Tidak pernah dengan sendirinya
# older than the English
# unreviewed
names-erase = Hapus semua nama
# older than the English
# unreviewed
names-preview = { $n } nama, dengan kelas dan tahun lahir, menjadi nomor seperti #17. Hasil, rating, dan sekolah tetap ada. Tidak ada yang dapat mengembalikan nama itu.
# older than the English
# unreviewed
names-copies = Salinan yang dibuat sebelumnya masih memuat nama. Nama hilang bersama salinan itu setelah 30 hari; buang sendiri salinan di flashdisk.
names-copies-all = Cadangan otomatis langsung tidak memuat nama lagi. Cadangan yang sudah diunduh masih memuatnya: buang sendiri.
# unreviewed
names-overdue = Menurut jam komputer ini, nama-nama seharusnya sudah dihapus sejak { $day }. Nama-nama itu masih ada: sejak turnamen berakhir, program ini belum berjalan cukup lama untuk mengetahui bahwa waktu selama itu sudah lewat, dan jam bisa salah. Jamnya benar? Hapus nama-nama itu di bawah, atau pilih untuk menyimpannya lebih lama. Jamnya salah? Betulkan; nama-nama tetap ada sampai harinya.
# older than the English
# unreviewed
names-overdue-short = Nama anak-anak seharusnya sudah dihapus sejak { $day }, kalau jam komputer ini benar.
# unreviewed
names-decide = Putuskan tentang nama-nama
# older than the English
# unreviewed
names-published = Halaman dan berkas yang sudah Anda terbitkan atau bagikan masih memuat nama-nama itu. Gantilah dengan yang baru:
# unreviewed
event-delete = Hapus turnamen
# older than the English
# unreviewed
event-delete-text = Tidak ada lagi yang dapat menemukan turnamen ini: tanpa halaman, tanpa kode papan, tanpa pembantu. Semua nama dihapus. Tidak ada yang dapat mengembalikannya.
# unreviewed
event-delete-name = Ketik nama turnamen untuk memastikan
# older than the English
# unreviewed
event-unreadable = “{ $name }” tidak dapat ditampilkan: ada bagian yang rusak, atau versi Inkundla yang lebih baru menulisnya. Turnamen lain tidak terganggu.
# unreviewed
copy-event-unreadable = Turnamen dalam berkas ini tidak dapat ditampilkan di sini, jadi tidak dipulihkan: { $why }. Tidak ada yang berubah.
# unreviewed
player-outside = Semua orang melihat: { $name }
# unreviewed
consent-text = Orang tua atau wali setuju bahwa nama lengkap ditampilkan kepada semua orang.
# older than the English
# unreviewed
consent-record = Catat
# older than the English
# unreviewed
consent-by = Nama lengkap boleh ditampilkan. Dicatat oleh { $name }, { $day }, { $time }.
# older than the English
# unreviewed
consent-withdraw = Tampilkan lagi nama pendek
# older than the English
# unreviewed
consent-refuse = Mereka menjawab tidak: catat
# unreviewed
consent-refused-by = Orang tua atau wali menjawab tidak: hanya nama pendek yang ditampilkan. Dicatat oleh { $name }, { $day }, { $time }.
# older than the English
# unreviewed
consent-not-asked = Belum ada yang menjawab
# older than the English
# unreviewed
notice-consent-refused = Dicatat: mereka menjawab tidak. Semua orang melihat nama pendek.
# older than the English
# unreviewed
audit-consent-refused = { $players }: nama lengkap tidak boleh ditampilkan, mereka menjawab tidak
# older than the English
# unreviewed
privacy-refused = Untuk { $n } anak, jawabannya tidak.
# unreviewed
child-data = Semua yang disimpan tentang anak ini (berkas JSON)
# older than the English
# unreviewed
child-erase = Hapus data anak ini
# older than the English
# unreviewed
child-erase-text = Nomor menggantikan nama; sekolah, kelas, dan tahun lahir dihapus. Hasil dan rating tetap ada. Tidak ada yang dapat mengembalikannya.
# older than the English
# unreviewed
notice-consent-given = Dicatat: semua orang boleh melihat nama lengkap.
# older than the English
# unreviewed
notice-consent-withdrawn = Semua orang kembali melihat nama pendek.
# older than the English
# unreviewed
notice-child-erased = Data anak itu sudah dihapus. Halaman yang sudah Anda terbitkan masih menampilkan anak itu: terbitkan lagi.
# older than the English
# unreviewed
notice-names-erased = Nama-nama sudah dihapus. Hasil tetap ada. Halaman yang sudah Anda terbitkan masih memuat nama-nama itu: terbitkan lagi.
# unreviewed
notice-privacy-saved = Tersimpan.
# unreviewed
notice-event-deleted = Turnamen sudah dihapus.
# older than the English
# unreviewed
audit-consent-given = { $players }: nama lengkap boleh ditampilkan
# unreviewed
audit-consent-withdrawn = { $players }: hanya nama pendek boleh ditampilkan
# unreviewed
shown-as = Semua orang melihat
# unreviewed
shown-as-alias = Nama pendek: { $name }
# unreviewed
shown-as-full = Nama lengkap: { $name }
# unreviewed
shown-as-code-name = Nama sandi
# unreviewed
shown-as-code-name-hint = Jika dikosongkan, program memilih nama hewan yang belum dipakai.
# unreviewed
shown-as-number = Tanpa nama, hanya { $name }. Sekolah dan kelas juga tidak ditampilkan.
# unreviewed
shown-as-player = Pemain
# unreviewed
shown-as-code-names = Kancil, Rusa, Zebra, Jerapah, Singa, Macan, Harimau, Banteng, Landak, Trenggiling, Penyu, Bunglon, Cicak, Elang, Jalak, Bangau, Merak, Rangkong, Kutilang, Walet, Merpati, Flamingo, Pelikan, Penguin, Lumba-lumba, Kupu-kupu, Capung, Jangkrik, Kunang-kunang, Berang-berang, Kelinci, Cendrawasih, Komodo, Nuri, Kakatua
# unreviewed
column-shown-as = Ditampilkan sebagai
# unreviewed
field-code-name = Nama sandi
# unreviewed
form-taken = { $field }: sudah dipakai pemain lain, atau itu nama seorang pemain. Tidak ada yang berubah. Pilih yang lain.
# unreviewed
import-code-name-taken = { $column }: “{ $value }” adalah nama atau nama sandi pemain lain. Pilih yang lain.
# unreviewed
audit-entrant-shown-as = { $players }: nama lain dipilih untuk semua orang
# older than the English
# unreviewed
audit-child-erased = { $players }: datanya dihapus
# older than the English
# unreviewed
audit-names-erased = { $n } nama dihapus
# older than the English
# unreviewed
audit-names-erased-in-time = { $n } nama dihapus sesuai pengaturan
# older than the English
# unreviewed
audit-names-kept-for = { $n ->
    [0] Nama tidak pernah terhapus sendiri
   *[other] Nama dihapus { $n } hari setelah selesai
}
# unreviewed
join-too-late = Babak 1 sudah diumumkan, dan dalam sistem gugur atau grup semua tempat sudah dibagi, jadi tidak ada yang bisa ikut lagi. Selama babak 1 belum punya hasil, Anda dapat menariknya kembali, memasukkan pemain itu, lalu memasangkan lagi. Setelah itu pemain hanya bisa bermain di turnamen lain.

## Turnamen baru

# unreviewed
event-name = Nama turnamen
# unreviewed
event-name-default = Piala sekolah { $day }
# unreviewed
game = Permainan
# older than the English
# unreviewed
more-settings = Pengaturan lain
# unreviewed
system = Format
# unreviewed
rounds = Jumlah babak
# unreviewed
system-automatic = Paling cocok untuk jumlah pemain
# older than the English
# unreviewed
system-swiss = Sistem Swiss: di setiap babak anak-anak dengan poin sama bertemu, tidak ada yang bertemu dua kali
# unreviewed
system-swiss-burstein = Swiss menurut aturan Burstein: pemain dengan poin sama bertemu, tidak pernah dua kali
# unreviewed
system-swiss-dubov = Swiss menurut aturan Dubov: pemain dengan poin sama bertemu, tidak pernah dua kali
# older than the English
# unreviewed
system-monrad = Monrad: yang berdekatan di klasemen bertemu, tidak ada yang bertemu dua kali (mudah juga secara manual)
# older than the English
# unreviewed
system-round-robin = Setengah kompetisi: semua saling bertemu
# older than the English
# unreviewed
system-double-round-robin = Kompetisi penuh: semua saling bertemu dua kali
# older than the English
# unreviewed
system-groups = Grup, lalu putaran final: semua saling bertemu dalam grup kecil, yang terbaik lanjut
# older than the English
# unreviewed
system-knockout = Sistem gugur: yang kalah tersisih
# unreviewed
system-swiss-finals = Swiss, lalu putaran final: yang terbaik sesudah beberapa babak Swiss bermain sistem gugur
# older than the English
# unreviewed
system-mcmahon = McMahon: seperti Swiss, tetapi pemain kuat mulai dengan poin lebih
# unreviewed
system-monrad-finals = Monrad, lalu putaran final: yang terbaik sesudah beberapa babak Monrad bermain sistem gugur
# unreviewed
system-mcmahon-finals = McMahon, lalu putaran final: yang terbaik sesudah beberapa babak McMahon bermain sistem gugur
# unreviewed
system-teams-round-robin = Tim sekolah di beberapa papan: setiap tim bertemu semua tim lain
# older than the English
# unreviewed
system-teams-swiss = Tim sekolah di beberapa papan: sistem Swiss menurut poin tim
# unreviewed
clock-every-turn = Satu menit untuk setiap langkah
# unreviewed
clock-on-call = Wasit memulai hitungan satu menit bila seseorang terlalu lambat
# unreviewed
clock-off = Tanpa jam
# older than the English
# unreviewed
pairing-more = Poin dan aturan rinci penyusunan pasangan
# unreviewed
pairing-more-hint = Kebanyakan turnamen membiarkan ini seperti adanya.
# unreviewed
points-for = Poin untuk menang dan seri
# unreviewed
points-one = Menang 1, seri ½
# unreviewed
points-two = Menang 2, seri 1
# unreviewed
points-three = Menang 3, seri 1
# unreviewed
bye-worth = Poin saat tidak bertanding (bye)
# unreviewed
bye-worth-usual = Seperti biasa: menang, tetapi tidak ada poin di setengah kompetisi dan di grup
# unreviewed
bye-worth-win = Seperti menang
# unreviewed
bye-worth-draw = Seperti seri
# unreviewed
bye-worth-none = Tidak ada
# unreviewed
bye-worth-average = Rata-rata babak lain pemain itu, di akhir turnamen
# unreviewed
bye-worth-hint = Bila jumlah pemain ganjil, di setiap babak satu pemain tidak punya lawan. Tidak ada yang dua kali tidak bertanding. Untuk tim ini dihitung sebagai pertandingan seri, di setengah kompetisi tidak ada poin.
# older than the English
# unreviewed
initial = Siapa main pertama di papan pertama babak 1
# unreviewed
initial-first = Pemain dengan nomor lebih kecil
# unreviewed
initial-second = Pemain dengan nomor lebih besar
# older than the English
# unreviewed
initial-hint = Sesudah itu warna dibagi secara adil menurut aturan sistemnya.
# unreviewed
accelerated = Pemain kuat lebih cepat bertemu (percepatan Baku)
# older than the English
# unreviewed
accelerated-hint = Untuk turnamen besar dengan sedikit babak: separuh atas daftar mulai dengan poin tambahan yang hanya dihitung untuk penyusunan pasangan. Taruh pemain terkuat di awal daftar.
# unreviewed
swiss-rules = Aturan sistem Swiss
# unreviewed
swiss-rules-dutch = Belanda, yang biasa: di antara pemain dengan poin sama, separuh atas daftar bertemu separuh bawah
# unreviewed
swiss-rules-burstein = Burstein: setelah babak-babak pertama, pemain yang lawannya kuat bertemu pemain yang lawannya lemah
# unreviewed
swiss-rules-dubov = Dubov: menyamakan peringkat lawan, jadi setiap pemain perlu peringkat
# unreviewed
swiss-rules-hint = Ketiganya tidak pernah mempertemukan dua pemain dua kali. Jika ragu, pakai aturan yang biasa.
# unreviewed
match-games = Satu pertandingan adalah dua permainan, satu dengan tiap sisi
# unreviewed
match-games-hint = Untuk Swiss dengan aturan Belanda dan setengah kompetisi tunggal. Dua pemain yang sama bertemu dalam dua babak berturut-turut, jadi enam babak adalah tiga pertandingan. Poin dari kedua permainan dihitung.
# older than the English
# unreviewed
groups = Berapa grup?
# older than the English
# unreviewed
advance = Berapa pemain tiap grup masuk putaran final?
# older than the English
# unreviewed
groups-hint = Grup dibuat menurut urutan daftar Anda, maju dan mundur bergantian, supaya setiap grup mendapat bagian pemain kuat.
# unreviewed
finalists = Berapa pemain masuk putaran final?
# unreviewed
finalists-hint = Banyaknya babak di pengaturan adalah babak sebelum putaran final. Tie-break menentukan siapa yang masuk; pemain berikutnya menggantikan yang sudah pergi.
# unreviewed
losers = Di sistem gugur pemain yang kalah
# unreviewed
losers-out = tersisih
# unreviewed
losers-plate = bermain lagi di babak hiburan sesudah kalah pertama
# unreviewed
losers-twice = tersisih sesudah kalah dua kali (gugur ganda)
# unreviewed
losers-twice-in-final = tersisih sesudah kalah dua kali, juga di final besar
# unreviewed
losers-hint = Babak hiburan adalah sistem gugur bagi yang kalah sebelum semifinal dan belum pernah menang. Dengan dua kekalahan ada bagan pemenang dan bagan yang kalah; pemenang keduanya bertemu di final besar.
# older than the English
# unreviewed
two-games = Di putaran final dua pemain bertemu dua kali, bergantian main pertama
# older than the English
# unreviewed
third-place = Adakan juga perebutan tempat ketiga
# unreviewed
reseeds = Sesudah setiap babak yang terbaik bertemu yang terlemah di antara yang tersisa
# unreviewed
knockout-hint = Unggulan bertemu selambat mungkin: yang pertama di daftar Anda, atau yang terbaik dari babak sebelumnya. Sesudah seri keduanya bertanding lagi dengan warna ditukar, sampai ada yang menang.
# older than the English
# unreviewed
start-groups = Berapa grup awal?
# older than the English
# unreviewed
start-groups-hint = Taruh pemain terkuat di awal daftar. Grup pertama mulai dengan poin terbanyak, dan poin itu dihitung sampai akhir.
# older than the English
# unreviewed
plan-rounds-of-finals = Banyaknya babak tergantung siapa yang menang. Kosongkan jumlah babak.
# unreviewed
plan-odd-rounds-of-matches = Satu pertandingan punya dua babak. Pilih jumlah babak yang genap.
# unreviewed
plan-matches-by-dutch = Pertandingan dua permainan disusun menurut aturan Belanda. Pilih aturan itu, atau satu permainan per pertandingan.
# unreviewed
plan-matches-accelerated = Pertandingan dua permainan tidak bisa memakai poin tambahan percepatan. Pilih salah satu.
plan-reseeds-with-two-losses = Dengan dua kekalahan bagan yang kalah sudah tetap. Hapus centang pada “Sesudah setiap babak yang terbaik bertemu yang terlemah di antara yang tersisa”, atau pilih yang lain untuk yang kalah.
# unreviewed
plan-finals-have-begun = Putaran final sudah mulai, jadi banyaknya babak sebelumnya tetap.
# unreviewed
field-groups = Jumlah grup
# older than the English
# unreviewed
field-advance = Jumlah yang masuk putaran final
# unreviewed
field-finalists = Jumlah pemain di putaran final
# unreviewed
field-losers = Nasib yang kalah
# older than the English
# unreviewed
field-start-groups = Grup awal
# unreviewed
note-is-out = { $player } tidak bertanding di babak ini
# unreviewed
note-last-place-shared = { $player } masuk putaran final dan { $other } tidak, padahal semua tie-break sama. Isi urutan secara manual di pengaturan kalau undian yang menentukan.
# unreviewed
finals = Grup dan putaran final
# unreviewed
finals-of-best = Putaran final
# unreviewed
knockout = Sistem gugur
# unreviewed
bracket = Putaran final, tahap demi tahap
# older than the English
# unreviewed
finals-later = { $n } teratas dari setiap grup masuk putaran final.
# unreviewed
finals-later-stage = { $n } pemain terbaik masuk putaran final.
# older than the English
# unreviewed
finals-none = Belum ada yang dapat ditampilkan. Lihat daftar pasangan dan klasemen.
# unreviewed
finals-winner = { $player } menang.
# unreviewed
group-n = Grup { $n }
# unreviewed
stage-final = Final
# unreviewed
stage-semi = Semifinal
# unreviewed
stage-quarter = Perempat final
# unreviewed
stage-of = { $n } besar
# older than the English
# unreviewed
stage-third = Perebutan tempat ketiga
# unreviewed
stage-plate = Babak hiburan: { $stage }
# unreviewed
stage-winners = Bagan pemenang: { $stage }
# unreviewed
stage-losers = Bagan yang kalah: babak { $n }
# unreviewed
stage-losers-final = Bagan yang kalah: final
# unreviewed
stage-grand = Final besar
# unreviewed
stage-grand-again = Final besar: permainan kedua
# unreviewed
stage-decider = { $stage }: mereka bermain lagi
# unreviewed
part-stage = Tahap
# unreviewed
part-group = Grup
# unreviewed
part-match = Pertandingan
# unreviewed
tie-nobody = tanpa lawan
# unreviewed
tie-through = lolos
# unreviewed
tie-walkover = Lolos tanpa bertanding
# older than the English
# unreviewed
tie-nobody-through = Tidak ada yang lolos
# unreviewed
tie-decider = Masih sama: bertanding lagi
# unreviewed
fault-postponed = { $n ->
    [1] Papan { $boards } babak { $round } ditunda. Isi dahulu hasilnya.
   *[other] Papan { $boards } babak { $round } ditunda. Isi dahulu semua hasilnya.
}
# older than the English
# unreviewed
fault-round-undecided = Siapa yang lanjut tergantung pada pertandingan ini, jadi seluruh babak { $round } harus selesai dahulu.
# unreviewed
postponed = dimainkan nanti
# unreviewed
enter-result = Isi hasil
# unreviewed
reason-postponed = Pertandingan yang ditunda sudah dimainkan
# older than the English
# unreviewed
attention-postponed = Pertandingan babak { $round } masih harus dimainkan. Sampai saat itu dihitung seri untuk penyusunan pasangan, dan tidak dihitung di klasemen.
# unreviewed
pair-anyway = Tetap pasangkan…
# older than the English
# unreviewed
pair-anyway-text = Pertandingan tanpa hasil dimainkan nanti. Sampai saat itu dihitung seri untuk pasangan berikutnya, dan tidak dihitung di klasemen. Ponsel berhenti mencatatnya. Hasilnya Anda isi di sini sesudah dimainkan.
# unreviewed
pair-anyway-button = Mainkan sisanya nanti
# unreviewed
notice-round-postponed = Babak ditutup. Pertandingan yang belum selesai dimainkan nanti; lihat di bagian “Menunggu Anda”.
# older than the English
# unreviewed
notice-result-reported = Hasil yang benar dicatat dalam riwayat. Poin tetap seperti adanya.
# older than the English
# unreviewed
correct-late = Babak berikutnya juga sudah selesai. Menurut aturan turnamen Swiss, kesalahan yang ditemukan selambat ini hanya dicatat untuk laporan: poin dan pasangan tetap seperti adanya (C.04.2, pasal 4.3).
# older than the English
# unreviewed
correct-report = Catat saja
# older than the English
# unreviewed
correct-anyway = Tetap hitung
# unreviewed
audit-round-postponed = Babak { $round } ditutup; pertandingan tanpa hasil dimainkan nanti
# unreviewed
audit-result-reported = Babak { $round }, papan { $board }: hasil yang benar { $result }, dicatat hanya untuk laporan
# older than the English
# unreviewed
why-knockout = { $stage }: yang kalah tersisih.
# unreviewed
why-knockout-plate = { $stage }: yang kalah pertama kali bermain lagi di babak hiburan.
# unreviewed
why-knockout-winners = { $stage }: yang kalah bermain lagi di bagan yang kalah.
# unreviewed
why-knockout-grand = { $stage }: yang terbaik dari kedua bagan bertemu.
# older than the English
# unreviewed
why-knockout-decider = { $stage }: masih sama, jadi mereka bertanding lagi dengan warna ditukar.
# unreviewed
why-knockout-third = { $stage }: dua yang kalah di semifinal bertemu.
# older than the English
# unreviewed
why-group = Semua dalam grup saling bertemu: tabel menentukan siapa bertemu sekarang.
# older than the English
# unreviewed
team-boards = Satu pertandingan tim dimainkan di berapa papan?
# older than the English
# unreviewed
team-hint = Anak-anak dari satu sekolah menjadi satu tim. Yang pertama di daftar Anda dan hadir bermain, yang lain cadangan. Untuk tim kedua dari satu sekolah, tulis sekolahnya sebagai “Harapan B”.
# older than the English
# unreviewed
team-sides = Sistem Swiss: tim mana yang main pertama di papan 1
# unreviewed
team-sides-simple = Bergantian, longgar (biasa)
# unreviewed
team-sides-graded = Bergantian, ketat
# unreviewed
team-sides-ignored = Tidak penting
# older than the English
# unreviewed
team-sides-hint = Jika jumlah papan ganjil, atau urutan pemain tim selalu sama, hal ini lebih penting.
# unreviewed
team-primary = Apa yang dihitung dahulu untuk tim?
# unreviewed
team-tables = Tim
# unreviewed
team-matches = Pertandingan tim
# unreviewed
team-whom = Siapa melawan siapa
# unreviewed
captain = Kapten
# unreviewed
teams-none = Tidak dalam tim
# unreviewed
teams-text = Pemain satu sekolah adalah satu tim. Jika sebuah sekolah punya beberapa tim, isi nama tim setiap pemain. Dengan tautan untuk nama itu kapten hanya melihat tim ini.
# unreviewed
notice-teams-saved = Tim tersimpan.
# unreviewed
team-order = Urutan papan
# unreviewed
team-order-fixed = Seperti di daftar; kapten memilih siapa yang bermain
# unreviewed
team-order-free = Kapten menentukannya untuk setiap babak
# unreviewed
line-ups = Susunan pemain
# unreviewed
line-ups-of-round = Susunan pemain babak { $round }
# unreviewed
line-ups-text = Kapten membuka susunan pemainnya lewat tautan sekolah. Jika kamu meminta susunan pemain, kapten juga melihat pertandingannya di rancangan. Yang tidak menyerahkan bermain menurut urutan daftar.
# unreviewed
line-up-minutes = Menit
# unreviewed
line-ups-ask = Minta susunan pemain
# unreviewed
line-ups-end = Tanpa batas waktu
# unreviewed
line-up-until = sampai { $time }
# unreviewed
line-up-closed = ditutup pukul { $time }
# unreviewed
line-up-in = Sudah diserahkan
# unreviewed
line-up-missing = Belum diserahkan
# unreviewed
line-up-change = Ubah susunan pemain
# unreviewed
line-up-hand-in = Serahkan susunan pemain
# unreviewed
line-up-hint = Belum ada yang berlaku sebelum kamu menyerahkannya. Kamu boleh menyerahkannya lagi sampai waktunya habis.
# unreviewed
line-up-free-hint = Panah mengubah papan pemain.
# unreviewed
line-up-fixed-hint = Pemain duduk menurut urutan daftar.
# unreviewed
line-up-up = { $player }: naik satu papan
# unreviewed
line-up-down = { $player }: turun satu papan
# unreviewed
line-up-take-out = { $player } tidak bermain
# unreviewed
line-up-reserve = Cadangan
# unreviewed
line-up-put-in = Masukkan
# unreviewed
line-up-not-here = tidak hadir
# unreviewed
notice-line-ups-asked = Tersimpan.
# unreviewed
notice-line-up-handed-in = Susunan pemain sudah diserahkan.
# unreviewed
board-standings = Klasemen per papan
# unreviewed
board-standings-how = Pemain tercantum di papan yang paling sering ia tempati. Semua permainan yang dimainkan dihitung; bye dan lawan yang tidak datang tidak dihitung.
# unreviewed
percent = %
# unreviewed
team-why-hint = Pertama: { $first }. Bila sama, menurut urutan ini: { $then }.
# older than the English
# unreviewed
team-why = { $team }: asal nilai penentu
# unreviewed
team = Tim
# unreviewed
match-points = Poin tim
# older than the English
# unreviewed
game-points = Poin di papan
# unreviewed
why-team = Tim mereka bertemu di babak ini.
# unreviewed
why-second-game = Permainan kedua pertandingan mereka: dua pemain yang sama dengan sisi ditukar.
# unreviewed
field-boards = Papan
# older than the English
# unreviewed
school-rounds = Hanya sampai babak (kosong: di semua babak)
# unreviewed
field-school-rounds = Sampai babak
# unreviewed
field-points = Poin
# unreviewed
field-audience = Siapa yang bermain
# unreviewed
field-category-name = Nama kategori
# unreviewed
field-category-gender = Siapa dalam kategori
# unreviewed
field-category-born = Tahun lahir kategori
# unreviewed
field-category-rating = Rating kategori
# unreviewed
field-category-grade = Kelas kategori
field-player = Pemain
# unreviewed
field-round = Babak
# unreviewed
field-team = Nama tim
# unreviewed
field-line-up = Susunan pemain
# unreviewed
field-line-up-minutes = Menit untuk susunan pemain
# older than the English
# unreviewed
rounds-hint = Kosongkan supaya jumlah pemain yang menentukan.
# unreviewed
clock = Jam
# unreviewed
clock-seconds = Detik untuk satu langkah
# unreviewed
clock-total = Menit untuk seluruh permainan
# older than the English
# unreviewed
clock-total-hint = Hanya bila ada waktu untuk seluruh permainan: bila waktu itu habis, setiap langkah masih punya detiknya sendiri.
# older than the English
# unreviewed
clock-whole-game = Waktu untuk seluruh permainan, ditambah satu menit itu
# unreviewed
umpiring = Bila aturan dilanggar
# unreviewed
umpiring-hint = Untuk mengulur waktu selalu kuning, lalu merah, lalu kemenangan lawan. Untuk pelanggaran lain Anda yang memilih. Perubahan berlaku untuk pertandingan yang belum dimulai.
# unreviewed
umpiring-illegal = Sesudah langkah yang salah di papan sungguhan
# unreviewed
umpiring-reds = Beri tahu saya setelah sekian kartu merah untuk satu pemain (0 = tidak pernah)
# unreviewed
ladder-yellow = Kuning, lalu merah, lalu kalah
# unreviewed
ladder-red = Langsung merah, lalu kalah
# unreviewed
ladder-award = Langsung kalah
# older than the English
# unreviewed
avoid-same-school = Sebisa mungkin jangan pertemukan anak dari sekolah yang sama
# unreviewed
create-event = Buat turnamen
# unreviewed
new-list = Pemain: tempel daftar kelas (boleh nanti)
## Kesalahan

# unreviewed
fault-title-not-found = Halaman tidak ditemukan
# unreviewed
fault-title-door = Tidak diizinkan
# unreviewed
fault-title-ours = Ada yang salah di sini
# unreviewed
fault-title-not-done = Tidak dilakukan
# older than the English
# unreviewed
fault-form-only = Alamat ini hanya menerima kiriman formulir. Tidak ada yang berubah. Kembali dan gunakan formulirnya lagi.
# older than the English
# unreviewed
fault-not-found = Tidak ada halaman seperti itu, atau halaman itu bukan untuk Anda. Periksa alamatnya, atau mintalah tautannya kepada panitia.
# unreviewed
fault-not-signed-in = Masuk dahulu.
# unreviewed
fault-not-allowed = Dengan akun ini hal itu tidak boleh. Masuk dengan nama yang benar, atau tanyakan kepada panitia.
# unreviewed
fault-seat-taken = Perangkat lain memakai kursi ini. Minta panitia membebaskannya.
# unreviewed
fault-list-closed = Daftar sudah ditutup untuk guru. Minta panitia mengubahnya.
# unreviewed
fault-teams-are-fixed = Satu babak sudah disusun, jadi tim tidak berubah lagi. Kapten masih boleh diganti.
# unreviewed
fault-line-ups-closed = Susunan pemain babak ini sudah ditutup. Minta panitia mengubah susunanmu.
# unreviewed
fault-not-a-spelling = Babak 1 sudah dipasangkan, jadi hanya ejaan nama yang bisa dibetulkan. Ini tampak seperti orang lain: tanyakan kepada panitia.
# unreviewed
fault-short-name-taken = Sekolah lain sudah memakai nama atau nama pendek ini. Pilih nama pendek lain.
# older than the English
# unreviewed
fault-foreign = Formulir ini dikirim dari halaman situs lain, jadi tidak ada yang dilakukan. Buka halamannya di sini dan ulangi.
# older than the English
# unreviewed
fault-unknown-host = Server ini tidak dikenal dengan alamat ini. Buka { $address } saja. Jika alamat ini milik Anda, jalankan server dengan --public-address.
# unreviewed
fault-not-for-set-up = Inkundla sudah disiapkan di sini. Masuk saja.
# unreviewed
fault-ruleset = Aturan-aturan ini tidak dapat dipakai bersama: { $why }
# older than the English
# unreviewed
fault-unknown-code = Tidak ada papan dengan kode ini. Lihat kartu di meja dan ketik lagi.
# unreviewed
fault-no-such-game = Tidak ada permainan dengan kode ini. Permainan dihapus sehari setelah giliran terakhirnya.
# unreviewed
fault-too-many-games = Terlalu banyak permainan terbuka di sini sekarang. Coba lagi satu jam lagi.
# unreviewed
fault-too-many-entries = Terlalu banyak pendaftaran dari sini atau untuk turnamen ini. Coba lagi nanti, atau hubungi panitia.
# unreviewed
fault-registration-closed = Pendaftaran ditutup, atau pendaftaran ini tidak dapat diubah lagi.
# unreviewed
fault-record-full = Permainan ini sudah terlalu panjang untuk satu giliran lagi. Sepakati seri, atau menyerah.
# unreviewed
fault-old-code = Kode ini untuk papan { $board } di babak { $round }, yang sudah selesai. Ambil kartu yang baru, atau tanyakan kepada panitia.
# unreviewed
fault-not-recording = Ponsel lain mencatat papan ini. Ketuk “Ambil alih” untuk mencatat di sini, atau tonton saja.
# unreviewed
fault-taken = { $name } mencatat papan ini. Ketuk “Ambil alih” untuk mencatat di sini, atau tonton saja.
# older than the English
# unreviewed
fault-behind = Catatan sudah lebih maju. Inilah papan sekarang; lihat dahulu, lalu ketuk lagi.
# older than the English
# unreviewed
fault-round-not-draft = Babak { $round } bukan draf lagi. Lihat lagi babak itu.
# unreviewed
fault-round-not-to-come = Babak { $round } sudah diumumkan, jadi tidak ada lagi yang bisa absen dengan izin. Mintalah untuk babak yang akan datang. Yang tidak ada di papan babak ini tidak mendapat poin.
# unreviewed
fault-round-still-draft = Babak { $round } masih draf. Umumkan dahulu babak itu.
# unreviewed
fault-round-not-posted = Babak { $round } sudah ditutup. Untuk mengubah hasil, pakai “Koreksi” dan tuliskan alasannya.
# unreviewed
fault-round-touched = Babak { $round } sudah punya hasil atau pertandingan yang dicatat. Babak itu tidak dapat kembali menjadi draf.
# older than the English
# unreviewed
fault-round-not-last = Hanya babak terakhir yang ditutup dapat dibuka lagi, dan hanya sebelum ada draf babak berikutnya.
# older than the English
# unreviewed
fault-missing-results = { $n } hasil belum ada: papan { $boards }.
# older than the English
# unreviewed
fault-disk-full = Penyimpanan laptop penuh. Kosongkan sebagian, lalu coba lagi. Yang sudah tersimpan tidak hilang.
# unreviewed
fault-store-away = Data sedang tidak dapat dijangkau. Biarkan halaman ini terbuka dan coba lagi sebentar lagi.
# older than the English
# unreviewed
fault-conflict = Sementara itu orang lain sudah mengubah ini. Lihat lagi, lalu putuskan.
# unreviewed
fault-other-result = Tidak disimpan: orang lain baru saja memasukkan hasil lain untuk papan { $board }. Sekarang tertulis: { $text }. Jika itu salah, gunakan “Koreksi” pada papan itu dan tuliskan alasannya.
# older than the English
# unreviewed
fault-no-result-any-more = Tidak disimpan: orang lain baru saja menarik kembali hasil papan { $board }. Sekarang papan itu tidak punya hasil. Jika hasil Anda benar, masukkan lagi.
fault-has-result = Tidak disimpan: panitia sudah memasukkan hasil { $text } untuk papan ini. Untuk mencatat permainannya, minta panitia menghapus hasil itu.
# unreviewed
fault-reported-otherwise = Tidak disimpan: { $name } memasukkan { $result } untuk papan { $board }. Lihat slipnya bersama. Lalu salah satu dari kalian membetulkan.
# unreviewed
fault-report-gone = Hasil ini tidak menunggu lagi. Lihat papannya sekali lagi.
# unreviewed
fault-store = Tidak ada yang berubah: data tidak dapat dibaca atau ditulis. Beri tahu orang yang mengurus Inkundla di sini.
# older than the English
# unreviewed
fault-way-home = Ke halaman awal
# unreviewed
fault-way-code = Ketik kode
# unreviewed
form-missing = { $field } belum diisi. Isilah dahulu.
# unreviewed
form-too-long = { $field } terlalu panjang. Persingkatlah.
# older than the English
# unreviewed
form-not-a-number = { $field }: bukan angka yang diperbolehkan.
# unreviewed
form-not-a-choice = { $field }: pilih satu dari daftar.
# unreviewed
field-name = Nama Anda
# unreviewed
field-event-name = Nama turnamen
# unreviewed
field-ruleset = Permainan
# unreviewed
field-system = Format
# unreviewed
field-rounds = Jumlah babak
# unreviewed
field-clock = Jam
# unreviewed
field-seconds = Detik untuk satu langkah
# unreviewed
field-total = Menit untuk seluruh permainan
# older than the English
# unreviewed
field-at-illegal-turn = Langkah yang melanggar aturan
# unreviewed
field-reds = Kartu merah di turnamen ini
# unreviewed
field-what = Apa yang salah
# unreviewed
field-words = Dengan kata-kata Anda sendiri
# unreviewed
field-consequence = Akibatnya
# unreviewed
field-claim = Klaim
# unreviewed
field-number = Langkah
# unreviewed
field-dropping = Langkah-langkah
# unreviewed
field-time = Detik
# unreviewed
field-position = Posisi
# unreviewed
field-hand = Di tangan
# unreviewed
field-entry = Pertanyaan
# unreviewed
field-result = Hasil
# unreviewed
field-players = Pemain
field-board = Papan
# unreviewed
field-delay = Penundaan tayangan untuk penonton
# unreviewed
field-place = Tempat
# unreviewed
field-entry-given = Nama depan
# unreviewed
field-entry-list = Daftar pemain
# unreviewed
field-entry-school = Sekolah
# unreviewed
field-entry-contact = Nama Anda
# unreviewed
field-entry-reach = Telepon atau surel
# unreviewed
field-entry-consent = Persetujuan
# unreviewed
field-entries-opens = Pendaftaran dibuka
# unreviewed
field-entries-closes = Pendaftaran ditutup
# unreviewed
field-entries-places = Tempat
# unreviewed
field-entries-of-school = Tempat untuk satu sekolah
# unreviewed
field-entries-fee = Biaya per pemain
# unreviewed
field-entries-currency = Mata uang
# unreviewed
field-entries-note = Untuk pengirim pendaftaran
# unreviewed
field-entries-consent = Kata-kata Anda sendiri tentang persetujuan
# unreviewed
field-entries-chosen = Pendaftaran yang dicentang
# unreviewed
field-first-day = Hari pertama
# unreviewed
field-last-day = Hari terakhir
# unreviewed
field-directions = Cara menemukannya
# unreviewed
field-host = Tuan rumah
# unreviewed
field-contact = Kontak
# unreviewed
field-description = Keterangan
# unreviewed
field-regulations = Peraturan
# unreviewed
field-sponsors = Sponsor
# older than the English
# unreviewed
field-begins = Mulainya babak
# unreviewed
field-notice = Pengumuman
# unreviewed
field-act = Apa yang terjadi
field-side = Pemain
# unreviewed
field-card = Kartu
# older than the English
# unreviewed
name-empty = Nama kosong. Tulislah nama.
# unreviewed
name-too-long = Nama lebih panjang dari 80 huruf. Persingkatlah.
# older than the English
# unreviewed
name-unprintable = Ada tanda dalam nama yang tidak dapat dicetak. Ketik lagi.

## Daftar pemain

# unreviewed
column-name = Nama
# unreviewed
column-given = Nama depan
# unreviewed
column-family = Nama keluarga
# unreviewed
column-school = Sekolah
# unreviewed
column-grade = Kelas
# unreviewed
column-rating = Rating
# unreviewed
rated = Rating { $rating }
# unreviewed
column-gender = Putri atau putra
# unreviewed
column-born = Tahun lahir
# unreviewed
column-consent = Persetujuan
# unreviewed
column-any = Teks
import-row = Baris { $row }: { $what }
import-file = { $what }
# unreviewed
import-too-large = Daftar lebih besar dari 2 MB. Masukkan sebagian demi sebagian.
# older than the English
# unreviewed
import-too-many-rows = Daftar ini punya { $rows } baris. Paling banyak { $most }. Masukkan sebagian demi sebagian.
# unreviewed
import-utf16 = Berkas ini UTF-16. Simpan sebagai “CSV UTF-8” dan coba lagi.
# unreviewed
import-not-text = Berkas ini bukan daftar. Simpan daftarnya sebagai lembar kerja (XLSX atau ODS) atau sebagai CSV, lalu pilih berkas itu.
# unreviewed
import-old-workbook = Berkas ini memakai format Excel lama (XLS). Buka berkasnya, simpan sebagai “Excel Workbook (.xlsx)”, lalu pilih berkas itu.
# unreviewed
import-locked-workbook = Berkas ini dikunci dengan kata sandi. Buka berkasnya, simpan tanpa kata sandi, lalu pilih berkas itu.
# unreviewed
import-damaged-workbook = Berkas ini rusak. Buka berkasnya, simpan sekali lagi sebagai XLSX atau ODS, lalu pilih berkas itu.
# unreviewed
import-large-workbook = Lembar kerja ini terlalu besar. Salin baris-baris yang berisi nama, lalu tempel di sini.
# unreviewed
import-no-sheet = Berkas ini tidak punya lembar “{ $name }” yang berisi daftar. Yang ada: “{ $names }”.
# unreviewed
import-no-value = Di lembar “{ $sheet }”, nilai rumus di { $cell } tidak ada. Buka berkasnya, simpan sekali lagi, lalu pilih berkas itu.
# unreviewed
import-empty = Tidak ada nama dalam daftar. Tulis satu nama di setiap baris.
# unreviewed
import-no-name-column = Tidak ada kolom nama. Tulis “name” di atas kolom yang berisi nama.
# unreviewed
import-unclear-headings = Judul kolom “{ $headings }” tidak menyebut di mana nama depan dan nama keluarga. Sebutkan di bawah, atau tulis “nama depan” dan “nama keluarga” di atas kolom itu.
# unreviewed
import-unclear-columns = Daftar ini tidak punya judul kolom, dan isi kolomnya tidak jelas. Sebutkan di bawah isi setiap kolom, atau tulis judul di atas kolom, misalnya “nama depan” dan “nama keluarga”.
# older than the English
# unreviewed
import-open-quote = Tanda kutip dibuka di sini dan tidak pernah ditutup. Tutup atau hapus tanda itu.
# unreviewed
import-name-missing = Namanya belum ada. Tulis nama atau hapus barisnya.
# unreviewed
import-cell-error = “{ $value }” adalah galat dari lembar kerja. Tulis isi yang seharusnya di sini.
# older than the English
# unreviewed
import-bad-text = { $column } “{ $value }”: { $why }
# older than the English
# unreviewed
import-bad-number = { $column } “{ $value }” bukan angka dari { $least } sampai { $most }.
# older than the English
# unreviewed
import-bad-gender = { $column } “{ $value }” bukan f (putri) dan bukan m (putra).
# older than the English
# unreviewed
import-bad-consent = { $column } “{ $value }” bukan “ya” dan bukan “tidak”.
# older than the English
# unreviewed
import-bad-grade = Tidak ada kelas “{ $value }”. Kelas adalah R (atau RR) dan 1 sampai 12.

## Penyusunan pasangan

# older than the English
# unreviewed
pairing-too-few = { $n ->
    [0] Belum ada yang hadir. Tandai siapa yang hadir; satu babak perlu dua pemain.
   *[other] Hanya { $n } pemain hadir. Satu babak perlu dua pemain.
}
# older than the English
# unreviewed
pairing-too-many = { $n } pemain hadir; satu babak paling banyak { $most }. Bagilah menjadi dua turnamen.
# unreviewed
pairing-all-played = { $n ->
    [1] Satu-satunya babak sudah dimainkan. Akhiri turnamen, atau tambah jumlah babak di Pengaturan.
   *[other] Semua { $n } babak sudah dimainkan. Akhiri turnamen, atau tambah jumlah babak di Pengaturan.
}
# unreviewed
pairing-under-way = Babak { $round } sedang dimainkan. Isi dahulu hasilnya.
# older than the English
# unreviewed
pairing-none = Tidak semua pemain yang hadir bisa mendapat lawan tanpa melanggar aturan. Akhiri turnamen, atau susun pasangan secara manual.
# older than the English
# unreviewed
pairing-none-bye = Harus ada yang tidak bertanding, tetapi semua yang hadir sudah pernah. Akhiri turnamen, atau susun pasangan secara manual.
# older than the English
# unreviewed
pairing-none-stuck = Ada pemain yang sudah bertemu semua yang hadir. Akhiri turnamen, atau susun pasangan secara manual.
# older than the English
# unreviewed
obstacle-bye = Jumlah pemain ganjil, jadi satu harus tidak bertanding. Tetapi semua yang hadir sudah pernah tidak bertanding, atau sudah menang satu babak tanpa bermain, dan itu tidak boleh dua kali.
# older than the English
# unreviewed
obstacle-stuck = { $player } sudah bertemu semua yang hadir, atau tidak boleh bertemu mereka. Jadi tidak ada lawan yang tersisa.
# older than the English
# unreviewed
obstacle-sides = Setiap pemain masih punya calon lawan, tetapi tidak bisa semuanya sekaligus: akan ada yang terlalu sering mendapat warna yang sama.
# older than the English
# unreviewed
obstacle-pairs = Setiap pemain masih punya calon lawan, tetapi tidak bisa semuanya sekaligus. Sedikitnya { $n } pasangan harus bertemu lagi.
# older than the English
# unreviewed
stuck-title = Babak { $round } tidak dapat dipasangkan menurut aturan
# unreviewed
stuck-what = Yang dapat Anda lakukan
# older than the English
# unreviewed
stuck-nearest = Tetap mainkan
# unreviewed
stuck-nearest-hint = Kami menyusun pasangan yang paling sedikit melanggar aturan. Anda melihatnya sebagai draf, mengubah sesuka Anda, dan menuliskan alasan saat mengumumkannya.
# unreviewed
stuck-nearest-button = Buat draf ini
# unreviewed
stuck-fewer = Berhenti di sini
# older than the English
# unreviewed
stuck-rounds = { $n } babak sudah dimainkan. Atur jumlah babak menjadi { $n }, lalu turnamen dapat diakhiri.
# older than the English
# unreviewed
stuck-people = Tambah pemain, atau biarkan ada yang tidak bertanding
# older than the English
# unreviewed
stuck-people-hint = Dengan satu pemain lebih atau kurang mungkin bisa: tandai siapa yang hadir, atau beri seseorang bye.
# older than the English
# unreviewed
outlook-doubtful = { $rounds } babak direncanakan. Sampai { $safe } babak selalu bisa dengan pemain yang hadir; sesudah itu suatu babak mungkin tidak dapat dipasangkan. Lebih aman dengan babak lebih sedikit.
# older than the English
# unreviewed
outlook-impossible = { $rounds } babak direncanakan, tetapi pemain yang hadir hanya dapat bermain { $most } babak tanpa bertemu lagi. Kurangi jumlah babak di Pengaturan.
# unreviewed
outlook-unrated = Aturan Dubov menyusun pasangan menurut peringkat. Pemain di sini tanpa peringkat: { $n }. Masing-masing dihitung sebagai 0. Isi peringkat mereka, atau pilih aturan lain di pengaturan.
# unreviewed
preset-round-robin = Pemain di sini: { $n }. Jika kurang dari 6, semua bisa bertemu semua: diusulkan setengah kompetisi { $rounds } babak. Kamu bisa memilih format lain di Pengaturan.
# unreviewed
preset-four-rounds = Pemain di sini: { $n }. Untuk 6 sampai 10, diusulkan empat babak sistem Swiss: cukup dalam sehari dan menghasilkan pemenang. Kamu bisa memilih format atau jumlah babak lain di Pengaturan.
# unreviewed
preset-five-rounds = Pemain di sini: { $n }. Untuk 11 atau lebih, diusulkan lima babak sistem Swiss: sebanyak itu cukup dalam sehari. Kamu bisa memilih format atau jumlah babak lain di Pengaturan.
# unreviewed
pairing-bug = Ada yang salah dalam penyusunan pasangan. Tidak ada yang berubah. Beri tahu orang yang mengurus Inkundla di sini.
# older than the English
# unreviewed
draft-cannot-change = Perubahan ini tidak mungkin dalam draf yang sekarang. Lihat lagi.
# unreviewed
draft-breaks-match = Itu akan memecah pertandingan dua tim. Tukar dua pemain dari satu tim, atau ketuk pemain dari dua tim: kedua tim bertukar seluruhnya.

## Penonton

board-label = Papan
# unreviewed
all-boards = ← Semua papan
# unreviewed
live = Langsung
# unreviewed
lost = ⚠ Sambungan terputus. Mencoba lagi.
# unreviewed
working = Sedang bekerja… Ini mungkin perlu waktu sebentar.
# older than the English
# unreviewed
making-paper = Dokumen ini panjang: { $n } nama atau papan. Dokumen sedang dibuat dan akan datang sendiri dalam beberapa detik. Tetaplah di halaman ini sampai dokumennya datang.
# older than the English
# unreviewed
making-again = Tidak datang: coba lagi
# older than the English
# unreviewed
laptop-away = ⚠ Laptop tidak menjawab. Biarkan halaman ini terbuka: yang sudah Anda ketik tetap ada.
# unreviewed
laptop-wait = Menunggu laptop…
# unreviewed
server-stopping = Jeda sebentar: Inkundla dimulai ulang. Langkah Anda aman dan halaman ini kembali dengan sendirinya.
# unreviewed
board-as-text = Papan sebagai teks
# unreviewed
record = Catatan
# older than the English
# unreviewed
watch-late = Papan ini ditampilkan { $n } menit lebih lambat.
# older than the English
# unreviewed
watch-late-all = Papan dan hasil ditampilkan { $n } menit lebih lambat.
# unreviewed
replay-of = Putar ulang: { $place }
# unreviewed
replay-open = Putar ulang, langkah demi langkah
# older than the English
# unreviewed
replay-nothing = Tidak ada catatan dari pertandingan ini.
# unreviewed
replay-board = Papan { $board }: putar ulang
# older than the English
# unreviewed
replay-at = Baris { $n } dari { $all } dalam catatan
# unreviewed
replay-step = Menelusuri permainan
# unreviewed
replay-first = Awal
# unreviewed
replay-back = Mundur
# unreviewed
replay-next = Maju
# unreviewed
replay-last = Akhir
# unreviewed
replay-to-live = Langsung
# unreviewed
replay-play = Putar
# unreviewed
replay-pause = Jeda
# unreviewed
replay-speed = Kecepatan
# older than the English
# unreviewed
replay-seek = Saat dalam permainan
# unreviewed
replay-go = Tampilkan
# unreviewed
replay-copied = Tautan disalin
# unreviewed
replay-link = Tautan ke langkah ini
# unreviewed
replay-board-now = Papan sekarang
# unreviewed
replay-keys = Tombol: spasi memutar, panah kiri dan kanan untuk mundur dan maju, Home ke awal, End ke langkah terakhir.
# unreviewed
review-title = Menengok permainan
# unreviewed
review-back = Papan
# unreviewed
review-of-board = Menengok permainan di papan { $board }
# unreviewed
review-shut = Permainan ini dapat ditengok setelah babaknya selesai dan hasilnya masuk.
# unreviewed
review-busy = Program sedang sibuk. Coba lagi sebentar lagi.
# unreviewed
review-even = Program tidak menemukan langkah yang banyak mengubah permainan.
# unreviewed
review-turned = Di sini berbalik: langkah { $n }
# unreviewed
review-moment = Langkah { $n }
# unreviewed
review-win-now = { $better } langsung menang.
# unreviewed
review-win = { $better } pasti menang dalam { $n } langkah.
# unreviewed
review-loss = Sekarang { $other } pasti bisa menang. { $better } lebih baik.
# unreviewed
review-capture-mill = Satu garis tangkapan terlewat: { $better }.
# unreviewed
review-threat-mill = Sekarang { $other } dapat membuat garis tangkapan. { $better } mencegahnya.
# unreviewed
review-capture-camelot = Satu kesempatan menawan terlewat: { $better }.
# unreviewed
review-threat-camelot = Sekarang { $other } dapat menawan. { $better } mencegahnya.
# unreviewed
review-capture-reversi = Satu sudut terlewat: { $better }.
# unreviewed
review-threat-reversi = Sekarang { $other } dapat mengambil sudut. { $better } mencegahnya.
# unreviewed
review-discs = { $better } berakhir { $n } kepingan lebih baik bagi { $player }.
# unreviewed
review-stronger = { $better } lebih kuat.
# unreviewed
review-proved = Itu terbukti.
# unreviewed
review-opinion = Begitu menurut program.
# unreviewed
review-board = Papan sebelum langkah: { $played } dimainkan, { $better } lebih baik
# unreviewed
review-legend = Titik-titik mengikuti langkah yang dimainkan. Lingkaran menunjukkan langkah yang lebih baik.
# unreviewed
review-practise = Mainkan dari sini
# unreviewed
review-times = Siapa berpikir berapa lama
# unreviewed
review-bars = Batang terang: { $white }. Batang gelap: { $black }.
# unreviewed
review-longest = Terlama: { $time }, { $player }, langkah { $n }.
# unreviewed
review-total = { $player } seluruhnya: { $time }.
# unreviewed
review-ahead-mill = Selisih token
# unreviewed
review-ahead-camelot = Selisih bidak
# unreviewed
review-ahead-reversi = Selisih kepingan
# unreviewed
review-above = Di atas garis { $player } lebih banyak.
# unreviewed
review-turns = langkah
# unreviewed
review-taken-mill = token dimakan
# unreviewed
review-taken-camelot = bidak ditawan
# unreviewed
review-taken-reversi = kepingan di akhir
# unreviewed
review-cards = kartu
# unreviewed
review-asked = Hanya yang meminta melihat halaman ini. Halaman ini terbuka setelah babak selesai.
# unreviewed
judge-title = Siapa lebih unggul?
# unreviewed
judge-later = Program menjawab bila waktu habis atau jam dihentikan, bukan selama permainan berjalan.
# unreviewed
judge-making = Program menghitung dulu akhir permainan ini: tabel { $n } dari { $all }. Halaman ini bertanya lagi sendiri.
# unreviewed
judge-win-now = Terbukti: { $player } menang dengan satu langkah.
# unreviewed
judge-win = Terbukti: { $player } menang dalam { $n } langkah.
# unreviewed
judge-draw = Terbukti: seri bila keduanya bermain terbaik.
# unreviewed
judge-discs = Terbukti: { $player } berakhir unggul { $n } kepingan.
# unreviewed
judge-better = Pendapat, bukan bukti: { $player } lebih unggul.
# unreviewed
judge-much-better = Pendapat, bukan bukti: { $player } jauh lebih unggul.
# unreviewed
judge-even = Pendapat, bukan bukti: keduanya kurang lebih seimbang.
# unreviewed
judge-proved-text = Giliran { $player }. Langkah terbaik: { $turn }.
# unreviewed
judge-opinion-text = Giliran { $player }. Program akan memainkan { $turn }.
# unreviewed
judge-line = Tampilkan langkah-langkahnya
# unreviewed
judge-you-decide = Program tidak memutuskan apa pun: Anda yang mencatat hasilnya.
# unreviewed
standings = Klasemen
# unreviewed
board-not-started = Belum dimulai.
# unreviewed
board-result = Hasil: { $result }.
to-move = Giliran { $player }
# older than the English
# unreviewed
say-gift = { $player }: ketuk token yang diberikan (ilobolo)
# older than the English
# unreviewed
reason-time = waktu babak habis

## Bagian atas setiap halaman panitia

# older than the English
# unreviewed
public-page = Halaman umum
step-players = Pemain
# unreviewed
step-round = Babak { $round }
# unreviewed
step-round-of = Babak { $round } dari { $rounds }
# unreviewed
settings = Pengaturan
# unreviewed
set-event = Turnamen
# unreviewed
set-clock = Jam dan kartu
# unreviewed
set-points = Poin dan peringkat
# unreviewed
set-public = Yang dilihat umum
# unreviewed
set-end = Cadangan dan penutupan
# unreviewed
set-schools = Teman satu sekolah
# unreviewed
set-confirm = Pemain menyetujui hasil
# unreviewed
set-devices = Tempat giliran dimasukkan
# unreviewed
set-at-table = Di meja, oleh wasit
# unreviewed
set-on-devices = Di ponsel para pemain
# unreviewed
on-devices = Para pemain memasukkan giliran mereka di ponsel mereka sendiri
# unreviewed
on-devices-hint = Tanpa wasit, program memastikan giliran sesuai aturan. Bila waktu giliran habis, program menunjukkan kartu sendiri. Di halaman “Ponsel” Anda dapat memilih untuk setiap papan.
# unreviewed
take-backs = Mereka boleh menarik kembali giliran bila pemain lain setuju
# unreviewed
set-yes = Ya
# unreviewed
set-no = Tidak
# unreviewed
set-reds = Semua kartu turnamen
# unreviewed
set-open = Buka
# unreviewed
set-download = Unduh
# unreviewed
set-names = Nama
# unreviewed
names-by-default = Nama depan dan satu huruf
# unreviewed
set-consent = Nama lengkap
# unreviewed
set-last = Perubahan terakhir
# older than the English
# unreviewed
set-delete = Semua halaman, kode, dan nama hilang selamanya.
# unreviewed
set-fixed = Tetap
# unreviewed
not-set = Belum diisi
# unreviewed
rounds-open = Menurut jumlah pemain
# unreviewed
times-planned = { $n ->
   *[other] { $n } babak sudah punya waktu
}
# unreviewed
schools-meet = Boleh bertemu
# unreviewed
schools-apart = Dipisahkan bila mungkin
# unreviewed
schools-apart-until = Dipisahkan sampai babak { $round }
# unreviewed
organiser-tabs = Jalankan turnamen ini

## Klasemen

# unreviewed
standings-after = Klasemen sesudah babak { $round }
# unreviewed
standings-after-of = Klasemen sesudah babak { $round } dari { $rounds }
# unreviewed
standings-during = Klasemen dalam babak { $round }
# unreviewed
standings-during-of = Klasemen dalam babak { $round } dari { $rounds }
# unreviewed
standings-official = Resmi
log-head-printed = Catatan perubahan: { $head }
# Some boards of the round have no result yet.
# older than the English
# unreviewed
standings-provisional = { $n ->
    [0] Sementara: babak belum ditutup
   *[other] Sementara: { $n } papan masih dimainkan
}
# unreviewed
standings-note-alias = Hanya nama pendek: nama lengkap tidak diumumkan.
# older than the English
# unreviewed
standings-note-full = Hanya Anda yang melihat nama lengkap. Halaman umum menampilkan nama pendek.
# older than the English
# unreviewed
standings-empty = Belum ada hasil. Hasil muncul di sini begitu pertandingan pertama selesai.
# unreviewed
standings-empty-playing = Belum ada hasil. Babak 1 sedang dimainkan.
# unreviewed
standings-now = Sekarang
# unreviewed
standings-when = Kapan
# unreviewed
standings-after-choice = Sesudah babak { $round }
# unreviewed
standings-all-schools = Semua sekolah
# unreviewed
standings-show = Tampilkan
# unreviewed
standings-hint = Ketuk nama untuk melihat setiap babak.
# unreviewed
school = Sekolah
# unreviewed
grade = Kelas{"\u00A0"}{ $grade }
# older than the English
# unreviewed
rank = Peringkat
# unreviewed
points = Poin
# Column of games won, drawn and lost: 2–0–1.
# unreviewed
wdl = M–S–K
# unreviewed
wdl-long = menang – seri – kalah
# unreviewed
wdl-more = Menang – seri – kalah (M–S–K) menghitung permainan yang dimainkan. Angka di belakangnya, misalnya +1, menghitung babak yang memberi poin tanpa permainan: bye, atau lawan yang tidak datang.
csv = CSV
# unreviewed
csv-excel = CSV untuk Excel
# unreviewed
ties = Penentu bila poin sama
# older than the English
# unreviewed
ties-points = Poin lebih banyak, peringkat lebih tinggi. Bila poin sama, ini dihitung satu per satu:
# unreviewed
ties-stages = Yang melaju lebih jauh di sistem gugur ada di depan, dan yang kalah di tahap yang sama berbagi tempat. Di dalam grup, poin menentukan; jika sama, ini, dari atas:
# older than the English
# unreviewed
ties-shared = Pemain yang tetap sama dalam segala hal berbagi peringkat: 3= berarti peringkat ketiga ditempati bersama.
# BH/C1: the name and the modifiers of the code.
tiebreak-modified = { $name } ({ $modifiers })
# unreviewed
tiebreak-bh = Poin para lawan (Buchholz)
# older than the English
# unreviewed
tiebreak-bh-how = Jumlahkan poin semua lawan yang ditemui. Lawan kuat bernilai lebih. Babak tanpa bertanding dihitung seperti melawan pemain yang poinnya sama dengan poin sendiri.
# unreviewed
tiebreak-bh-c1 = Poin para lawan tanpa yang terlemah
# older than the English
# unreviewed
tiebreak-bh-c1-how = Seperti poin para lawan, tetapi lawan dengan poin paling sedikit tidak dihitung. Satu lawan lemah tidak merugikan.
# unreviewed
tiebreak-bh-m1 = Poin para lawan tanpa yang terkuat dan yang terlemah
# older than the English
# unreviewed
tiebreak-bh-m1-how = Seperti poin para lawan, tetapi lawan terkuat dan terlemah tidak dihitung.
# unreviewed
tiebreak-de = Pertemuan langsung
# unreviewed
tiebreak-de-how = Siapa yang poinnya lebih banyak dalam pertandingan antara para pemain yang masih sama. Ini dihitung hanya bila mereka sudah bertemu.
# older than the English
# unreviewed
tiebreak-sb = Poin lawan yang dikalahkan (Sonneborn-Berger)
# older than the English
# unreviewed
tiebreak-sb-how = Untuk menang tambahkan semua poin lawan itu, untuk seri separuhnya, untuk kalah tidak ada.
# unreviewed
tiebreak-win = Kemenangan
# unreviewed
tiebreak-win-how = Berapa babak yang dimenangkan pemain.
# unreviewed
tiebreak-cd = Selisih token
# unreviewed
tiebreak-cd-how = Token yang dimakan dikurangi token yang hilang, dalam pertandingan yang dicatat.
# unreviewed
tiebreak-dd = Selisih kepingan
# unreviewed
tiebreak-dd-how = Kepingan sendiri dikurangi kepingan lawan, dalam pertandingan yang dicatat.
# unreviewed
tiebreak-bq = Kepingan dan poin para lawan (Brightwell)
# older than the English
# unreviewed
tiebreak-bq-how = Kepingan dari semua pertandingan, ditambah enam kali poin setiap lawan yang ditemui.
# unreviewed
tiebreak-won = Pertandingan dimenangkan
# unreviewed
tiebreak-won-how = Berapa pertandingan yang dimenangkan pemain di papan.
# unreviewed
tiebreak-bpg = Pertandingan sebagai pemain kedua
# older than the English
# unreviewed
tiebreak-bpg-how = Berapa pertandingan yang dimulai pemain sebagai pemain kedua. Main pertama adalah keuntungan.
# unreviewed
tiebreak-bwg = Menang sebagai pemain kedua
# unreviewed
tiebreak-bwg-how = Berapa pertandingan yang dimenangkan pemain tanpa main pertama.
# unreviewed
tiebreak-ps = Poin babak demi babak (progresif)
# unreviewed
tiebreak-ps-how = Jumlahkan poin sesudah setiap babak. Kemenangan di awal bernilai lebih.
# unreviewed
tiebreak-rep = Babak siap bermain
# unreviewed
tiebreak-rep-how = Di berapa babak pemain hadir.
# unreviewed
tiebreak-std = Babak yang dimenangkan dan separuh yang seri
# unreviewed
tiebreak-std-how = 1 untuk setiap babak dengan poin lebih dari lawan, ½ bila sama.
# unreviewed
tiebreak-ks = Poin melawan separuh teratas (Koya)
# unreviewed
tiebreak-ks-how = Poin melawan pemain yang punya sedikitnya separuh dari semua poin.
# unreviewed
tiebreak-aob = Kekuatan lawan dari para lawan (rata-rata Buchholz)
# unreviewed
tiebreak-aob-how = Rata-rata kekuatan lawan dari para lawan.
# unreviewed
tiebreak-fb = Poin para lawan, babak terakhir seri (Fore Buchholz)
# older than the English
# unreviewed
tiebreak-fb-how = Seperti poin para lawan, tetapi seolah-olah semua pertandingan babak terakhir seri.
# unreviewed
tiebreak-aro = Rata-rata rating para lawan
# unreviewed
tiebreak-aro-how = Rata-rata rating lawan yang ditemui.
# unreviewed
tiebreak-tpr = Rating performa
# older than the English
# unreviewed
tiebreak-tpr-how = Rata-rata rating para lawan, ditambah atau dikurangi menurut bagian poin yang didapat.
# unreviewed
tiebreak-ptp = Performa sempurna
# older than the English
# unreviewed
tiebreak-ptp-how = Rating terendah yang diperkirakan mendapat poin sebanyak itu.
# unreviewed
tiebreak-apro = Rata-rata performa para lawan
# unreviewed
tiebreak-apro-how = Rata-rata rating performa lawan yang ditemui.
# unreviewed
tiebreak-appo = Rata-rata performa sempurna para lawan
# unreviewed
tiebreak-appo-how = Rata-rata performa sempurna lawan yang ditemui.
# unreviewed
tiebreak-rtng = Rating sendiri
# older than the English
# unreviewed
tiebreak-rtng-how = Rating lebih tinggi, peringkat lebih tinggi.
# unreviewed
tiebreak-tpn = Nomor awal
# older than the English
# unreviewed
tiebreak-tpn-how = Nomor awal lebih kecil, peringkat lebih tinggi.
# unreviewed
tiebreak-lot = Undian
# older than the English
# unreviewed
tiebreak-lot-how = Diundi komputer dari angka yang disebutkan sebelumnya. Angka yang sama selalu memberi undian yang sama.
# unreviewed
tiebreak-mpts = Poin tim
# unreviewed
tiebreak-mpts-how = Poin untuk pertandingan tim yang dimenangkan atau seri.
# older than the English
# unreviewed
tiebreak-gpts = Poin di papan
# older than the English
# unreviewed
tiebreak-gpts-how = Semua poin yang diraih para pemain tim di papan.
# older than the English
# unreviewed
tiebreak-mpvgp = Poin tim yang lain
# older than the English
# unreviewed
tiebreak-mpvgp-how = Bila poin tim dihitung dahulu, poin di papan. Bila poin di papan dihitung dahulu, poin tim.
# older than the English
# unreviewed
tiebreak-esb = { $has ->
    [match] Poin tim para lawan
   *[game] Poin para lawan di papan
} kali { $scored ->
    [match] poin tim sendiri
   *[game] poin sendiri di papan
}
# unreviewed
tiebreak-esb-how = Untuk setiap pertandingan tim: poin lawan seluruhnya, kali poin yang diraih tim melawan mereka.
# unreviewed
tiebreak-ede = Pertemuan langsung antartim
# unreviewed
tiebreak-ede-how = Siapa yang poinnya lebih banyak dalam pertandingan antara tim-tim yang masih sama: pertama menurut poin yang dihitung dahulu, lalu menurut poin yang lain.
# unreviewed
tiebreak-then = { $first }, lalu { $second }
# unreviewed
tiebreak-sssc = Poin yang lain dan kekuatan lawan
# unreviewed
tiebreak-sssc-how = Poin tim yang lain, dan sebagian dari poin para lawannya.
# unreviewed
tiebreak-bc = Poin menurut nomor papan (board count)
# older than the English
# unreviewed
tiebreak-bc-how = Poin di setiap papan kali nomor papannya. Lebih sedikit lebih baik: poin di papan atas bernilai lebih.
# unreviewed
tiebreak-tbr = Poin di papan teratas
# unreviewed
tiebreak-tbr-how = Poin di papan 1. Bila sama, poin di papan 2, dan seterusnya.
# unreviewed
tiebreak-bbe = Poin tanpa papan terbawah
# unreviewed
tiebreak-bbe-how = Poin di semua papan kecuali yang terakhir. Bila sama, kecuali dua yang terakhir, dan seterusnya.
# unreviewed
tiebreak-of-match = { $name }, dalam poin tim
# older than the English
# unreviewed
tiebreak-of-game = { $name }, dalam poin di papan

## Mengapa angkanya begitu

# Round 2: won against Hendra D.
# unreviewed
why-round = Babak { $round }: { $what }
# unreviewed
path-won = menang melawan { $opponent }, { $points }
# older than the English
# unreviewed
path-drawn = seri dengan { $opponent }, { $points }
# unreviewed
path-lost = kalah dari { $opponent }, { $points }
# unreviewed
path-won-forfeit = { $opponent } tidak datang, { $points }
# unreviewed
path-lost-forfeit = tidak datang ke pertandingan dengan { $opponent }, { $points }
# unreviewed
path-playing = sedang melawan { $opponent }
# older than the English
# unreviewed
path-bye = tidak ada lawan yang tersisa, { $points }
# unreviewed
path-free = babak bebas, { $points }
# older than the English
# unreviewed
path-bye-given = bye, { $points }
# unreviewed
path-absent = tidak hadir, { $points }
# unreviewed
path-out = tidak ikut di babak ini
# unreviewed
path-stands = Peringkat { $rank }, poin { $points }
# unreviewed
path-empty = Belum ada babak yang dimainkan.
# unreviewed
bead-won = Menang
# unreviewed
bead-drawn = Seri
# unreviewed
bead-lost = Kalah
# unreviewed
bead-won-forfeit = Menang tanpa bermain: lawan tidak datang
# unreviewed
bead-lost-forfeit = Kalah tanpa bermain: tidak datang
# unreviewed
bead-playing = Belum ada hasil
# older than the English
# unreviewed
bead-bye = Tidak ada lawan yang tersisa
# unreviewed
bead-free = Babak bebas
# older than the English
# unreviewed
bead-bye-given = Bye
# unreviewed
bead-absent = Tidak hadir
# unreviewed
bead-out = Tidak ikut di babak ini
# unreviewed
games = Permainan
# unreviewed
start-number = No. { $number }
# unreviewed
player-now = Sekarang
# unreviewed
player-next = Berikutnya
# unreviewed
player-playing = Sedang bermain di papan { $board }
# unreviewed
player-sits = Babak { $round }, papan { $board }: belum mulai
# unreviewed
player-watch = Tonton papan { $board }
# unreviewed
player-round-begins = Babak { $round } mulai: { $when }
# older than the English
# unreviewed
player-round-later = Lawan dan papan tampil di sini begitu babak diumumkan.
# unreviewed
player-rounds = Babak demi babak
# unreviewed
player-last = Permainan terakhir
# unreviewed
player-honour = Peringkat akhir
# older than the English
# unreviewed
player-why = Bagaimana peringkat ini terjadi
# unreviewed
player-not-final = Belum final
# older than the English
# unreviewed
player-not-posted = Belum ada pemain yang diumumkan. Para pemain tampil di sini begitu babak pertama diumumkan.
# unreviewed
player-all = Semua pemain
# older than the English
# unreviewed
podium = Tiga terbaik
# unreviewed
podium-place = Ke-{ $place }
# unreviewed
podium-shared = { $place }, sama
# older than the English
# unreviewed
final-winner = Pemenang { $event }
# unreviewed
final-winners = Juara bersama { $event }
# unreviewed
final-all = { $n ->
   *[other] Semua { $n } peringkat
}
# unreviewed
final-all-teams = Semua tim
# unreviewed
final-watch = Tonton permainan
# unreviewed
final-collar = { $n ->
    [1] Kalung hari ini: satu baris untuk tiap babak, satu manik untuk tiap permainan, dengan warna sekolah yang menang. Seri berwarna kuning.
   *[other] Kalung hari ini: satu baris untuk tiap babak, satu manik untuk satu dari { $n } permainan, dengan warna sekolah yang menang. Seri berwarna kuning.
}
# unreviewed
final-collar-sides = { $n ->
    [1] Kalung hari ini: satu baris untuk tiap babak, satu manik untuk tiap permainan, dengan warna pihak yang menang. Seri berwarna kuning.
   *[other] Kalung hari ini: satu baris untuk tiap babak, satu manik untuk satu dari { $n } permainan, dengan warna pihak yang menang. Seri berwarna kuning.
}
# unreviewed
final-numbers = Hari ini dalam angka
# unreviewed
final-games = { $n ->
   *[other] permainan
}
# unreviewed
final-shot = { $n ->
   *[other] token dimakan
}
# unreviewed
final-rounds = { $n ->
   *[other] babak
}
# unreviewed
final-drawn = { $n ->
   *[other] seri
}
# unreviewed
final-players = { $n ->
   *[other] pemain
}
# unreviewed
final-schools = { $n ->
   *[other] sekolah
}
# unreviewed
final-sides = Putih menang { $white }, Hitam menang { $black }, seri: { $drawn }.
# unreviewed
final-thanks = Terima kasih
# unreviewed
final-thanks-text = kepada { $n } pemain yang berjabat tangan { $hands } kali, kepada para wasit, dan kepada semua yang membantu.
# unreviewed
final-own-thanks = Ucapan terima kasih Anda
# unreviewed
final-own-thanks-hint = Semua orang melihatnya bersama hasil. Kosongkan untuk kata-kata biasa.
# unreviewed
final-boards = Papan babak terakhir
# unreviewed
final-left = Yang masih perlu dilakukan
# unreviewed
standings-lists = Yang ditampilkan
# unreviewed
why-opponent = { $opponent } punya { $has }
# older than the English
# unreviewed
why-opponent-times = { $opponent } punya { $has }, kali hasil { $scored }, menjadi { $value }
# unreviewed
why-dummy = tidak bertanding, dihitung seperti lawan dengan { $has }
# older than the English
# unreviewed
why-dummy-times = tidak bertanding, dihitung seperti lawan dengan { $has }, kali { $scored }, menjadi { $value }
# unreviewed
why-encounter = { $games ->
    [1] { $scored } melawan { $opponent }
   *[other] { $scored } melawan { $opponent }, yang ditemui { $games } kali: rata-rata { $value }
}
# unreviewed
why-won = menang melawan { $opponent }
# unreviewed
why-won-unplayed = menang tanpa bertanding
# unreviewed
why-counted = { $own } dikurangi { $other } melawan { $opponent }, menjadi { $value }
# unreviewed
why-brightwell = { $discs } kepingan melawan { $opponent }, yang punya { $has } poin: { $value }
# older than the English
# unreviewed
why-brightwell-dummy = tidak ada pertandingan yang dihitung: separuh dari kepingan dan { $has } poin sendiri: { $value }
# unreviewed
why-moved-second = { $opponent } main pertama
# unreviewed
why-ready = siap bermain
# unreviewed
why-better = poin lebih banyak dari lawan
# unreviewed
why-level = poin sama dengan lawan: { $value }
# unreviewed
why-total = { $value } poin seluruhnya
# unreviewed
why-strength = { $value } melawan { $opponent }, yang punya { $has }
# unreviewed
why-rating = { $opponent } punya rating { $value }
# unreviewed
why-theirs = { $opponent } punya { $value }
# A line of the working that does not count.
# unreviewed
why-cut = { $line } (dipotong, tidak dihitung)
# unreviewed
why-mean = Rata-rata dari { $n } nilai.
# older than the English
# unreviewed
why-performance = Rata-rata { $mean }, dan { $plus } menurut tabel.
# unreviewed
why-perfect = Poin dalam pertandingan ini: { $scored }.
# older than the English
# unreviewed
why-lot = Diundi dari angka { $seed }.
# older than the English
# unreviewed
why-average-bye = Babak tanpa lawan: { $average }, rata-rata babak lainnya
# unreviewed
path-adjusted = poin dari panitia: { $points }
# unreviewed
why-by-hand = Urutan diatur manual: { $reason }
# unreviewed
why-no-value = Tidak ada yang dihitung.
# older than the English
# unreviewed
why-not-tied = Di sini tidak dihitung: pemain belum bertemu siapa pun yang masih sama poinnya.
# unreviewed
why-not-tied-team = Di sini tidak dihitung: tim belum bertemu tim mana pun yang masih sama.
# older than the English
# unreviewed
why-not-all-met = Tidak berlaku di sini: tidak semua yang sama poinnya sudah bertemu, dan hasil di antara mereka tidak menentukan.
# older than the English
# unreviewed
why-match = melawan { $opponent }: poin tim { $matches }, poin di papan { $boards }
# unreviewed
why-encounters = Poin yang lain dalam pertandingan ini: { $second }.
# older than the English
# unreviewed
why-separated = Masih sama; lalu yang menentukan: { $by }.
# unreviewed
why-scored = { $value } melawan { $opponent }
# unreviewed
why-scored-alone = { $value } tanpa lawan
# unreviewed
why-board = Papan { $board }: { $value }
# unreviewed
why-board-later = Papan { $board }: { $value } (dihitung bila papan di atasnya sama)
# older than the English
# unreviewed
why-board-times = Papan { $board }: { $scored } kali { $board }, menjadi { $value }
# unreviewed
why-combined = Poin yang lain, { $scored }, ditambah { $strength } dibagi { $divisor }.

## Merencanakan turnamen

# older than the English
# unreviewed
field-tiebreak = Penentu bila poin sama
# unreviewed
field-presence = Hadir atau tidak
# unreviewed
field-check-in = Presensi
# unreviewed
field-check-in-minutes = Berapa menit sampai presensi ditutup
# older than the English
# unreviewed
plan-rounds-of-automatic = Jumlah pemain menentukan jumlah babak. Untuk mengaturnya sendiri, pilih dahulu siapa bertemu siapa; atau biarkan jumlah babak kosong.
# older than the English
# unreviewed
plan-fewer-than-begun = { $n } babak sudah diumumkan. Isi { $n } babak atau lebih.

## Pemain

# older than the English
# unreviewed
what-to-do = Yang perlu dilakukan
# unreviewed
save = Simpan
# older than the English
# unreviewed
players-todo-empty = Belum ada nama dalam daftar. Tempelkan nama-nama di bawah, atau pilih berkas. Lalu tekan “Periksa daftar”.
# older than the English
# unreviewed
players-todo-pair = Awalnya semua dianggap hadir. Ketuk yang tidak hadir. Lalu pasangkan babak { $round } untuk { $here } pemain yang hadir.
# older than the English
# unreviewed
players-todo-draft = Babak { $round } masih draf. Yang datang sekarang belum masuk: lihat drafnya dan pasangkan lagi supaya mereka ikut.
# unreviewed
players-todo-checkin = { $expected } pemain masih ditunggu. Ketuk yang hadir. Lalu pasangkan babak { $round } untuk { $here } pemain yang hadir.
# unreviewed
players-todo-next = Ketuk yang tidak hadir atau yang sudah kembali. Lalu pasangkan babak { $round } untuk { $here } pemain yang hadir.
# older than the English
# unreviewed
players-todo-posted = Babak { $round } sedang dimainkan. Yang datang sekarang bermain mulai babak { $next }; babak sebelumnya dihitung tidak hadir.
# older than the English
# unreviewed
players-todo-posted-last = Babak { $round } sedang dimainkan dan ini babak terakhir: yang datang sekarang tidak bermain lagi. Setelah semua hasil masuk, akhiri turnamen.
# older than the English
# unreviewed
players-todo-last = Semua babak sudah dimainkan. Lihat hasil terakhir, lalu akhiri turnamen di Pengaturan.
# older than the English
# unreviewed
players-todo-finished = Turnamen sudah selesai. Untuk mengubah sesuatu, buka lagi di Pengaturan.
# unreviewed
players-pair = Pasangkan babak { $round }
# older than the English
# unreviewed
players-look-at-draft = Lihat draf
# older than the English
# unreviewed
players-look-at-round = Lihat babak
# unreviewed
players-here = { $here } dari { $n } hadir
# unreviewed
players-shown = Pemain mana
# unreviewed
players-all = Semua { $n }
# unreviewed
players-missing = Tidak hadir { $n }
# unreviewed
players-present = Hadir { $n }
# unreviewed
players-scored = { $points } dari { $n }
# older than the English
# unreviewed
players-caption = Pemain menurut sekolah. Tombol di setiap baris mengubah hadir atau tidaknya pemain.
# unreviewed
players-number = No.
# older than the English
# unreviewed
players-no-school = Sekolah tidak disebut
# unreviewed
earlier-players = Pilih pemain dari turnamen sebelumnya
# unreviewed
earlier-text = Centang siapa yang bermain lagi. Sekolah, kelas, jawaban tentang nama, dan yang dilihat semua orang ikut disalin. Nama hanya disimpan selama nama di turnamen ini.
# unreviewed
earlier-none = Anda tidak punya turnamen sebelumnya yang namanya masih disimpan.
# unreviewed
earlier-event = Turnamen
# unreviewed
earlier-show = Tampilkan pemainnya
# unreviewed
earlier-known = sudah di daftar
# unreviewed
earlier-enter = Masukkan pemain yang dicentang
# unreviewed
earlier-done = Pemain dimasukkan: { $n }. Sudah di daftar: { $players }.
# unreviewed
earlier-school = Masukkan semua { $n } dari sekolah ini
# unreviewed
earlier-results = Turnamen sebelumnya dari pemain
# unreviewed
earlier-results-text = Turnamen Anda dengan pemain bernama dan dari sekolah ini yang namanya masih disimpan. Tidak ada orang lain yang melihat halaman ini.
# unreviewed
earlier-results-none = Tidak ada turnamen sebelumnya dengan pemain ini.
# unreviewed
earlier-place = { $place } dari { $of }
# unreviewed
entries = Pendaftaran
# unreviewed
entries-settings = Pengaturan pendaftaran
# unreviewed
entries-closed = Pendaftaran ditutup.
# unreviewed
entries-opens-at = Pendaftaran dibuka pada { $time }.
# unreviewed
entries-open = Pendaftaran dibuka.
# unreviewed
entries-open-until = Pendaftaran dibuka sampai { $time }.
# unreviewed
entries-over = Waktu pendaftaran sudah lewat.
# unreviewed
entries-counter = Baru: { $new } · Daftar tunggu: { $waiting }
# unreviewed
entries-accept-new = Terima semua pendaftaran baru ({ $n })
# unreviewed
entries-accept = Terima semua ({ $n })
# unreviewed
entries-show-all = Semua: { $n }
# unreviewed
entries-show-new = Baru: { $n }
# unreviewed
entries-show-waiting = Daftar tunggu: { $n }
# unreviewed
entries-show-accepted = Diterima: { $n }
# unreviewed
entries-show-declined = Ditolak: { $n }
# unreviewed
entries-show-withdrawn = Dibatalkan: { $n }
# unreviewed
entries-shown = Pendaftaran mana
# unreviewed
entries-all = Semua
# unreviewed
entries-fees = Biaya
# unreviewed
fees-due = Harus dibayar
# unreviewed
fees-paid = Dibayar
# unreviewed
fees-open = Belum dibayar
# unreviewed
fees-back = Dikembalikan
# unreviewed
entries-full-name = Nama lengkap boleh ditampilkan.
# unreviewed
entries-still-player = Dibatalkan, tetapi masih ada di daftar pemain. Hapus pemain itu di sana.
# unreviewed
entries-same-player = Sudah ada pemain dengan nama ini: nomor { $number }.
# unreviewed
entries-same-entry = Ada pendaftaran lain dengan nama ini.
# unreviewed
entries-none = Belum ada yang mengirim pendaftaran. Berikan tautannya kepada sekolah dan orang tua.
# unreviewed
entries-take = Terima pendaftaran
# unreviewed
entries-show-form = Tampilkan formulir di halaman umum
# unreviewed
entries-places-hint = Kosong: tanpa batas. Jika semua tempat penuh, pendaftaran masuk daftar tunggu.
# unreviewed
entries-note-hint = Misalnya cara membayar, dan apa yang perlu dibawa. Semua yang punya tautan membacanya.
# unreviewed
entries-asks = Yang ditanyakan formulir selain nama dan sekolah
# unreviewed
entries-ask-consent = Minta persetujuan
# unreviewed
entries-link = Tautan ke formulir
# unreviewed
entries-link-text = Berikan kepada sekolah dan orang tua. Siapa yang memilikinya dapat mendaftarkan pemain; Anda melihat setiap pendaftaran sebelum berlaku.
# unreviewed
entries-look = Lihat formulir
# unreviewed
entries-qr = Kode QR formulir
# unreviewed
entries-new-link = Buat tautan baru
# unreviewed
entries-new-link-text = Tautan lama dan kode cetaknya tidak berlaku lagi. Pendaftaran yang sudah terkirim tetap ada.
# unreviewed
entries-all-paid = Semua dibayar
# unreviewed
entries-accept-one = Terima
# unreviewed
entries-with-chosen = Dengan pendaftaran yang dicentang
# unreviewed
entries-paid = Sudah dibayar
# unreviewed
entries-not-paid = Belum dibayar
# unreviewed
entries-waive = Tanpa biaya
# unreviewed
entries-reason = Alasan penolakan (dibaca pengirim)
# unreviewed
entries-decline = Tolak
# unreviewed
entries-reopen = Kembali ke baru
# unreviewed
entries-erase = Hapus
# unreviewed
entries-erase-hint = Penghapusan berlaku untuk pendaftaran yang ditolak atau dibatalkan, dan tidak dapat diurungkan.
# unreviewed
entry-state = Pendaftaran
# unreviewed
entry-fee = Biaya
# unreviewed
entry-paid = Dibayar
# unreviewed
entry-contact = Dikirim oleh
# unreviewed
entry-reach = Telepon atau surel
# unreviewed
entry-new = Sudah masuk
# unreviewed
entry-waiting = Daftar tunggu: { $place }
# unreviewed
entry-accepted = Diterima
# unreviewed
entry-declined = Ditolak
# unreviewed
entry-withdrawn = Dibatalkan
# unreviewed
entry-fee-due = Biaya: { $fee } belum dibayar
# unreviewed
entry-fee-paid = Biaya: { $fee } sudah dibayar
# unreviewed
entry-fee-back = Biaya: { $fee } dikembalikan
# unreviewed
entry-to-pay = Harus dibayar: { $fee }
# unreviewed
entry-title = Pendaftaran Anda
# unreviewed
entry-reason = Alasan
# unreviewed
entry-change = Ubah
# unreviewed
entry-withdraw = Batalkan pendaftaran
# unreviewed
entry-withdraw-sure = Tempatnya diberikan kepada orang lain. Ini tidak dapat diurungkan.
# unreviewed
entry-withdraw-all = Batalkan semua pendaftaran
# unreviewed
entry-keep = Simpan halaman ini
# unreviewed
entry-keep-text = Alamatnya hanya milik Anda. Di sini terlihat sejauh mana pendaftaran Anda. Tidak ada pesan lain.
# unreviewed
entry-address = Alamat halaman ini
# unreviewed
entry-text-new = Masih ada tempat. Panitia masih harus menerima pendaftaran ini.
# unreviewed
entry-text-waiting = Semua tempat penuh. Jika ada yang batal, halaman ini memberitahukannya. Sampai saat itu Anda tidak membayar.
# unreviewed
entry-text-accepted = Pemain ini mendapat tempat.
# unreviewed
entry-text-declined = Panitia menolak pendaftaran ini.
# unreviewed
entry-text-withdrawn = Anda telah membatalkan pendaftaran ini.
# unreviewed
enter-title = Daftarkan pemain
# unreviewed
enter-seen = Panitia melihat setiap pendaftaran sebelum berlaku. Hanya panitia yang melihat nama dan kontak Anda.
# unreviewed
enter-one = Daftarkan satu anak
# unreviewed
enter-many = Daftarkan daftar satu sekolah
# unreviewed
enter-list = Para pemain, satu di setiap baris
# unreviewed
enter-list-hint = Nama, lalu koma dan kelas: Thandiwe Mokoena, 5. Paling banyak { $most } pemain. Daftar dari lembar kerja dapat ditempelkan.
# unreviewed
enter-contact = Nama Anda
# unreviewed
enter-reach-hint = Hanya untuk panitia. Ini dihapus bersama nama-nama lainnya.
# unreviewed
enter-public = Semua orang boleh melihat nama lengkap. Jika tidak, mereka melihat nama depan dan satu huruf.
# unreviewed
enter-consent = Saya orang tua atau wali, atau bertindak atas nama mereka. Panitia boleh menyimpan data ini untuk turnamen ini.
# unreviewed
enter-send = Kirim pendaftaran
# unreviewed
enter-fee = Biaya: { $fee } untuk setiap pemain
# unreviewed
enter-places = { $taken } dari { $all } tempat terisi.
# unreviewed
enter-full = Semua { $all } tempat terisi. Pendaftaran baru masuk daftar tunggu.
# unreviewed
enter-no-given = Nama depan belum ada. Tanpa itu semua orang akan melihat nama keluarga.
# unreviewed
enter-wrong = Belum ada yang dikirim. Mohon perbaiki ini:
# unreviewed
players-new-entries = Pendaftaran baru: { $n }
# unreviewed
players-school-here = Semua hadir
# older than the English
# unreviewed
players-all-here = Semua hadir
# unreviewed
players-none-shown = Tidak ada yang cocok.
# unreviewed
players-find = Nama atau nomor
# unreviewed
check-in = Presensi
# unreviewed
check-in-is-not-used = Sekarang semua dianggap hadir. Buka presensi, lalu semua dianggap belum datang. Setelah itu hanya yang dicatat hadir yang dipasangkan.
# unreviewed
check-in-is-open = Ketuk yang sudah datang. Hanya yang hadir yang dipasangkan.
# unreviewed
check-in-is-closed = Presensi sudah ditutup. Yang tidak hadir tidak dipasangkan. Ketuk pemain yang datang terlambat.
# unreviewed
check-in-not-open = Presensi belum dibuka. Panitia yang membukanya.
# unreviewed
check-in-to-the-desk = Presensi sudah ditutup. Antar pemain yang terlambat ke panitia.
# unreviewed
check-in-closes = ditutup { $n } menit lagi
# unreviewed
check-in-time-over = waktunya ditutup
# unreviewed
check-in-minutes = Berapa menit sampai ditutup, jika mau
# unreviewed
check-in-open = Buka presensi
# unreviewed
check-in-close = Tutup presensi
# unreviewed
check-in-reopen = Buka lagi
# unreviewed
check-in-drop = Jangan pakai presensi
# unreviewed
check-in-missing = Belum datang
# unreviewed
check-in-missing-n = Belum datang { $n }
# unreviewed
check-in-nobody-missing = Tidak ada yang kurang.
# unreviewed
check-in-all-schools = Semua sekolah
# unreviewed
check-in-all-here = Semua { $n } hadir
# unreviewed
check-in-number = No. { $number }
# unreviewed
check-in-here = Hadir
# unreviewed
check-in-expected = Belum
# unreviewed
check-in-absent = Tidak datang
# unreviewed
check-in-not-coming = Tidak datang
# unreviewed
check-in-code = Kode pemain
# unreviewed
check-in-unknown-code = Tidak ada pemain dengan kode ini.
# unreviewed
check-in-scan = Baca kode
# unreviewed
check-in-scan-hint = Pegang kartu nama di depan kamera, atau pilih foto. Setiap pemain yang terbaca dicatat hadir.
# unreviewed
check-in-scan-empty = Belum ada yang terbaca.
# unreviewed
check-in-late = Yang datang sekarang bermain mulai babak { $round }.
# unreviewed
check-in-late-draft = Babak { $round } masih draf. Supaya pemain yang datang sekarang ikut, pasangkan lagi.
# unreviewed
keys-check-in = / cari · tombol panah: ke pemain · di pemain: Enter mencatat hadir · ? tombol pintas ini
# unreviewed
players-add = Tambah pemain
# unreviewed
players-add-more = Tambah pemain lagi
# unreviewed
players-paste = Nama, satu di setiap baris, atau tabel yang disalin dari Excel
# unreviewed
players-paste-hint = Contoh: Sari Wulandari. Dengan sekolah dan kelas: salin kolom-kolom beserta judulnya name, school, grade.
# unreviewed
players-file = Atau pilih berkas, atau seret ke halaman ini: XLSX, ODS, atau CSV
# unreviewed
players-limits = Paling banyak 2.000 baris dan 2 MB. Kami menyimpan nama, sekolah, dan kelas, dan bila ada dalam daftar: rating, putri atau putra, tahun lahir, dan persetujuan, tidak lebih.
# unreviewed
players-check = Periksa daftar
# unreviewed
presence-expected = Ditunggu
# unreviewed
presence-here = ✓ Hadir
# unreviewed
presence-absent = ✗ Tidak hadir
# unreviewed
presence-home = Sudah pulang
# older than the English
# unreviewed
notice-players-added = Para pemain sudah ada di daftar.
# unreviewed
notice-player-saved = Tersimpan.
# unreviewed
notice-school-saved = Tersimpan.
# older than the English
# unreviewed
notice-player-went-home = Pemain sudah pulang dan tidak dipasangkan lagi.
# older than the English
# unreviewed
notice-player-removed = Pemain sudah dihapus dari daftar.

## Daftar pemain sebelum diterima

# unreviewed
check-title = Periksa daftar
# unreviewed
check-ready = { $n } siap
# older than the English
# unreviewed
check-wrong = { $n } perlu dibetulkan
# unreviewed
check-questions = { $n } pertanyaan
# older than the English
# unreviewed
check-consents = { $n } nama lengkap boleh ditampilkan
# unreviewed
check-rows = Betulkan baris-baris ini
# unreviewed
check-row = Baris
# unreviewed
check-good-rows = Baris-baris ini siap
# older than the English
# unreviewed
check-rows-hint = Betulkan kata-kata di kotaknya. Untuk melewatkan seorang anak, kosongkan kotak di barisnya.
# unreviewed
check-skip = Anak yang sama: lewati baris ini
# unreviewed
check-keep = Dua anak: simpan keduanya
# unreviewed
check-same-as-row = Baris { $row }: { $name } juga ada di baris { $other }. Apakah anak yang sama?
# unreviewed
check-same-as-player = Baris { $row }: { $name } sudah ada di daftar, sebagai pemain { $number }. Apakah anak yang sama?
# unreviewed
check-left-out = { $n ->
   *[other] Kolom ini tidak disimpan: “{ $columns }”.
}
# unreviewed
check-old-encoding = Berkas ini memakai huruf dari program lama ({ $encoding }). Periksa apakah nama ini benar: { $words }.
# unreviewed
check-titles = Baris ini bukan pemain dan dilewati: “{ $lines }”.
# unreviewed
check-sheet = Lembar mana yang berisi pemain?
# unreviewed
check-sheet-hint = Berkas ini punya beberapa lembar yang mungkin berisi daftar. Tambahkan pemain dari satu lembar, lalu pilih lagi berkasnya untuk lembar berikutnya.
# unreviewed
check-new-sections = { $n ->
   *[other] Daftar menyebut { $n } bagian yang belum ada di turnamen
}
# unreviewed
check-add-sections = Tambahkan bagian ini
# unreviewed
check-add-sections-hint = Tiap bagian punya permainan, sistem, dan babak sendiri: mula-mula seperti turnamen ini. Ubah di halaman semua bagian.
# unreviewed
check-sections-left-out = Kolom “Bagian” tidak dipakai: turnamen ini sekarang tidak menerima bagian.
# unreviewed
check-sheet-rows = { $n ->
   *[other] { $n } baris
}
# unreviewed
check-sheet-choose = Lembar ini
# unreviewed
check-sheet-now = Lembar “{ $sheet }” dibaca.
# unreviewed
check-sheets-left-out = { $n ->
   *[other] Lembar ini dilewati: “{ $sheets }”.
}
# unreviewed
check-hidden-rows = { $n ->
   *[other] Baris ini disembunyikan di berkas dan dilewati: { $rows }.
}
# unreviewed
check-rows-read = { $n ->
   *[other] { $n } baris dibaca.
}
# unreviewed
check-no-given = Baris { $row }: Tidak ada nama depan. Tanpa nama depan, semua orang akan melihat nama keluarganya.
# unreviewed
check-which-family = Baris { $row }: Kata mana dalam “{ $written }” yang merupakan nama keluarga? Jika kotaknya salah, tukar nama-nama itu.
# unreviewed
check-only-name = Ini satu-satunya nama: semua orang boleh melihat “{ $alias }”
# unreviewed
check-hide = Sembunyikan nama anak ini: semua orang melihat “{ $alias }”
# unreviewed
check-is-right = Sudah benar: semua orang melihat “{ $alias }”
# unreviewed
check-leave-child = Lewatkan anak ini
# unreviewed
check-no-grade = Tanpa kelas
# unreviewed
check-answer = Jawabanmu
# unreviewed
check-swap = Tukar nama depan dan nama keluarga
# unreviewed
check-swap-row = Tukar nama depan dan nama keluarga, baris { $row }
# unreviewed
check-swap-all = Tukar semua nama
# unreviewed
check-edit-hint = Ketuk sebuah kata untuk mengubahnya.
# unreviewed
check-capitals = { $n ->
   *[other] Di { $n } baris nama keluarga ditulis dengan huruf besar, dan kami membacanya begitu.
}
# unreviewed
check-letters = Mana yang ditulis dengan benar?
# unreviewed
check-letters-hint = Berkas ini memakai huruf dari program lama. Berkas tidak menyebut program yang mana, padahal hurufnya bergantung pada itu.
# unreviewed
check-letters-right = Ini benar
# unreviewed
check-columns = Apa yang kami lakukan dengan setiap kolom
# unreviewed
check-column-place = Kolom { $n }
# unreviewed
check-read-as-names = Setiap baris kami baca sebagai: nama keluarga, nama depan.
# unreviewed
check-as-schools = Bukan: nama, lalu sekolah
# unreviewed
check-read-as-schools = Setiap baris kami baca sebagai: nama, sekolah, kelas.
# unreviewed
check-as-names = Bukan: nama keluarga, lalu nama depan
# older than the English
# unreviewed
check-alias = Semua orang melihat
# unreviewed
check-order = Yang mana lebih dulu dalam nama-nama ini?
# older than the English
# unreviewed
check-order-hint = Semua orang melihat satu nama depan dan satu huruf nama keluarga. Pastikan tidak ada nama keluarga yang terlihat.
# unreviewed
check-order-given = Nama depan dulu
# unreviewed
check-order-family = Nama keluarga dulu
# unreviewed
check-order-example = “{ $written }” menjadi “{ $alias }”
# unreviewed
school-is = Ya: “{ $name }”
# unreviewed
check-near-schools = Apakah “{ $one }” dan “{ $other }” sekolah yang sama?
# unreviewed
check-two-schools = Bukan, dua sekolah
# unreviewed
players-near-schools = Apakah ini sekolah yang sama? { $one }, { $other }
# unreviewed
players-school-counted = { $name } ({ $n })
# older than the English
# unreviewed
players-schools = Nama sekolah
# older than the English
# unreviewed
players-schools-hint = Centang satu sekolah untuk mengganti namanya, atau beberapa untuk menjadikannya satu. Semua pemainnya mendapat nama baru. Ini bisa dibatalkan di riwayat.
# unreviewed
players-school-name = Nama baru
# unreviewed
players-school-button = Ganti nama
# unreviewed
field-school-short = Nama pendek
# unreviewed
school-short-hint = Untuk tempat sempit: layar dinding, papan di ponsel, kartu papan.
# unreviewed
field-school-town = Kota
# unreviewed
field-school-colour = Warna
# unreviewed
field-school-pattern = Manik-manik
# unreviewed
school-automatic = Otomatis
# unreviewed
school-look-hint = Warna otomatis berbeda satu sama lain dan dari yang Anda pilih. Orang buta warna juga dapat membedakannya.
# unreviewed
school-rename-hint = Nama lain: semua { $n } pemainnya mendapatkannya; hasil dan tim tetap. Nama sekolah lain menyatukan keduanya. Ini dapat dibatalkan di riwayat.
# unreviewed
school-change = Ubah sekolah ini
# unreviewed
school-report = Laporan (PDF)
# unreviewed
school-link-make = Tautan untuk gurunya
# unreviewed
school-link-new = Tautan baru
# unreviewed
school-link-works = Tautan gurunya berlaku
# unreviewed
school-teachers = Guru
# unreviewed
school-teachers-hint = Dengan tautan sekolah: sampai babak 1 dipasangkan, mereka menambah, membetulkan, dan menarik pemain sekolah. Sesudah itu mereka hanya membetulkan ejaan nama.
# unreviewed
school-teachers-correct = Guru boleh membetulkan daftar sekolahnya
# unreviewed
school-colour-green = Hijau
# unreviewed
school-colour-blue = Biru
# unreviewed
school-colour-plum = Ungu tua
# unreviewed
school-colour-orange = Oranye
# unreviewed
school-colour-brown = Cokelat
# unreviewed
school-colour-gold = Emas
# unreviewed
school-colour-sky = Biru muda
# unreviewed
school-colour-sand = Pasir
# unreviewed
school-pattern-triangles = Segitiga
# unreviewed
school-pattern-chevrons = Zigzag
# unreviewed
school-pattern-diamonds = Belah ketupat
# unreviewed
school-pattern-hourglass = Jam pasir
# unreviewed
own-wrong = Ada yang salah di daftar?
# unreviewed
own-wrong-list = Betulkan daftar
# unreviewed
own-list-open = Betulkan nama dan kelas, tambah atau tarik pemain sampai babak 1 dipasangkan.
# unreviewed
own-list-spelling = Babak 1 sudah dipasangkan: hanya ejaan nama yang bisa dibetulkan. Untuk hal lain tanyakan kepada panitia.
# unreviewed
own-list-not-yours = Panitia yang membetulkan daftar ini. Beri tahu mereka apa yang salah.
# unreviewed
own-consent = Bolehkah semua orang melihat nama lengkap?
# unreviewed
own-consent-open = Belum ada jawaban
# unreviewed
own-consent-yes = Ya: orang tua atau wali setuju
# unreviewed
own-consent-no = Tidak
# unreviewed
own-withdraw = Tarik dari turnamen
# unreviewed
own-add = Tambah pemain
# unreviewed
own-add-button = Tambah
# unreviewed
own-papers = Kertas sekolah ini
# unreviewed
own-list = Daftar (PDF)
# unreviewed
own-boards = Papan babak ini (PDF)
# unreviewed
own-boards-from = Papan pertama
# unreviewed
own-boards-to = Papan terakhir
# unreviewed
own-boards-show = Tampilkan papan ini
# unreviewed
report-title = Laporkan hasil
# unreviewed
report-no-round = Tidak ada babak yang sedang dimainkan. Kembalilah saat pasangan berikutnya diumumkan.
# unreviewed
report-waits = lawan memastikan
# unreviewed
report-other-board = Papan lain
# unreviewed
report-who-won = Siapa yang menang?
# unreviewed
report-reported = Dilaporkan: { $text }.
# unreviewed
report-ask-loser = { $player }, benarkah itu?
# unreviewed
report-ask-both = Apakah kalian berdua setuju?
# unreviewed
report-yes = Ya: { $text }
# unreviewed
report-no = Tidak, itu salah
# unreviewed
report-has-result = Papan ini sudah punya hasil: { $text }. Jika salah, tanyakan di meja panitia.
# unreviewed
report-recorded = Permainan ini dicatat di ponsel. Hasilnya datang dari sana.
# unreviewed
report-by-helper = Seorang pembantu memasukkan: { $text }. Orang lain memastikannya.
# unreviewed
old-slip = Slip ini dari babak lain.
# unreviewed
reported-by = { $result } perlu dipastikan · { $name }
# unreviewed
reported-by-players = { $result } perlu dipastikan · para pemain
# unreviewed
report-discard = Buang hasil ini
# unreviewed
own-report = Laporan (PDF)
# unreviewed
own-boards-of = { $school }: babak { $round }
# unreviewed
own-no-boards = Tidak ada pemain sekolah ini yang bermain di babak ini.
# unreviewed
own-no-results = Belum ada hasil.
# older than the English
# unreviewed
field-school = Nama sekolah
# older than the English
# unreviewed
audit-schools-renamed = Nama sekolah diganti untuk { $n } pemain
# older than the English
# unreviewed
audit-schools-distinct = Dua sekolah dengan nama mirip tetap dua sekolah
# unreviewed
audit-schools-changed = Nama pendek, kota, atau tampilan sebuah sekolah diubah
# unreviewed
audit-umpires-changed = Daftar wasit diubah
# unreviewed
audit-umpires-here = Dicatat wasit mana yang hadir
# unreviewed
audit-umpires-allotted = Babak { $round }: wasit papan diubah
# unreviewed
audit-schools-teachers = Izin guru untuk membetulkan daftar sekolahnya diubah
# older than the English
# unreviewed
undo-schools = Para pemain kembali ke sekolah semula.
# unreviewed
order-title = Urutan daftar
# unreviewed
order-text = Nomor awal mengikuti urutan ini. Nomor itu menentukan siapa bertemu siapa di babak 1, unggulan dan grup. Setelah babak 1 diumumkan, nomornya tetap.
# unreviewed
order-by-rating = Menurut rating: tertinggi dulu, lalu pemain tanpa rating
# unreviewed
order-by-lot = Dengan undian
# unreviewed
order-by-entered = Sesuai urutan pendaftaran
# unreviewed
order-by-hand = Pindahkan pemain secara manual
# unreviewed
order-seed-hint = Hanya untuk undian: mintalah seseorang menyebut angka mana pun dari 1 sampai 999999. Angka yang sama memberi urutan yang sama lagi.
# unreviewed
order-show = Tunjukkan yang berubah
# unreviewed
order-changes = { $n ->
    [0] Tidak ada nomor awal yang berubah.
   *[other] { $n } nomor awal berubah.
}
# unreviewed
order-lot = Undian diambil dari angka { $seed }. Riwayat menyimpannya.
# unreviewed
order-draft = Babak 1 punya draf dengan nomor lama. Draf itu akan dibuang. Setelah itu pasangkan lagi.
# unreviewed
order-use = Pakai urutan ini
# unreviewed
order-another = Urutkan seluruh daftar
# unreviewed
order-hand = Pindahkan pemain dengan panah, atau beri nomor. Pemain lain bergeser.
# unreviewed
order-to = Nomor awal baru
# unreviewed
order-give = Beri nomor ini
# unreviewed
order-was = Sebelumnya
# unreviewed
order-up = Naikkan: { $player }
# unreviewed
order-down = Turunkan: { $player }
# unreviewed
order-is-fixed = Babak 1 sudah diumumkan, jadi nomor awal tetap seperti adanya. Selama babak 1 belum punya hasil, Anda dapat menariknya kembali, mengubah urutan, lalu memasangkan lagi.
# unreviewed
notice-order-saved = Daftar sudah punya urutan baru.
# unreviewed
field-start-number = Nomor awal
# unreviewed
field-order = Urutan daftar
# unreviewed
undo-order = Para pemain mendapat kembali nomor awal semula. Draf babak 1 dibuang.
# unreviewed
earlier-rounds = Babak sebelum pendaftaran
# unreviewed
earlier-rounds-hint = Babak itu tidak memberi poin. Centang babak yang dihitung seri untuk pemain ini. Anda dapat mengubahnya sampai babak pertama pemain itu.
# unreviewed
undo-earlier-rounds = Babak-babak ini sebelum pendaftaran { $player } dihitung seri, yang lain tidak memberi poin:
# unreviewed
audit-entrant-earlier-rounds = { $players }: babak sebelum pendaftaran ditetapkan
# unreviewed
audit-entrant-points = { $players }: poin diberi atau diambil
# unreviewed
audit-entrants-by-rating = Urutan daftar: menurut rating
# unreviewed
audit-entrants-by-lot = Urutan daftar: dengan undian, dari angka { $n }
# unreviewed
audit-entrants-as-entered = Urutan daftar: sesuai urutan pendaftaran
# unreviewed
audit-entrants-by-hand = Urutan daftar: { $players } mendapat nomor awal lain
# unreviewed
audit-entrants-order-put-back = Urutan daftar: dikembalikan seperti semula
# unreviewed
list-players = { $n } pemain
# unreviewed
list-to-check = { $n } perlu diperiksa
# unreviewed
check-change-columns = Ubah kolom
# older than the English
# unreviewed
check-how = Daftar kami baca begini: kolom dipisahkan dengan { $separator }, huruf sebagai { $encoding }.
# older than the English
# unreviewed
check-separator = Di antara dua kolom ada
# unreviewed
separator-comma = koma
# unreviewed
separator-semicolon = titik koma
# unreviewed
separator-tab = tab
# unreviewed
separator-bar = garis tegak
# older than the English
# unreviewed
check-encoding = Huruf (ubah bila nama seperti Zoë terlihat salah)
# unreviewed
check-header = Baris pertama berisi judul kolom, bukan pemain
# unreviewed
check-column = Kolom { $n }: { $sample }
# unreviewed
check-leave-out = Jangan dipakai
# unreviewed
check-read-again = Baca daftar lagi
# unreviewed
check-problems = Unduh baris bermasalah
# unreviewed
check-add = Tambahkan { $n } pemain
# unreviewed
check-add-corrected = Tambahkan baris yang dibetulkan
# unreviewed
check-add-pair = Tambahkan dan pasangkan babak 1
# older than the English
# unreviewed
check-added = { $n ->
    [0] Belum ada yang ditambahkan. Lihat baris-baris di bawah.
   *[other] { $n } pemain ditambahkan. Baris di bawah masih perlu diperiksa.
}
# unreviewed
check-cancel = Batal
# unreviewed
check-nothing-stored = Tidak ada yang disimpan sebelum Anda menekan “Tambah”.
# unreviewed
check-late = Babak { $round } sedang dimainkan. Para pemain ini bermain mulai babak { $next }; babak sebelumnya tidak memberi poin. Di halaman seorang pemain Anda dapat menghitungnya sebagai seri.

## Seorang pemain

player-title = { $number } { $name }
player-presence = { $presence }
# unreviewed
player-back = Kembali ke daftar
# unreviewed
player-swap = Tukar nama depan dan nama keluarga
# unreviewed
player-no-given = Nama depan belum ada. Tanpa nama depan, semua orang akan melihat nama keluarga. Jika hanya ada satu nama, tulis sebagai nama depan.
# unreviewed
player-leaves = Pulang
# unreviewed
player-went-home = Sudah pulang
# older than the English
# unreviewed
player-home-hint = Anak ini sudah pulang untuk hari ini. Hasilnya tetap; tidak dipasangkan lagi.
# unreviewed
player-remove = Hapus dari daftar
# unreviewed
player-remove-hint = Anak ini salah dimasukkan.
# older than the English
# unreviewed
player-in-a-round = Pemain ini sudah ikut satu babak dan tidak dapat dihapus, karena namanya diperlukan untuk hasil. Pakai “Sudah pulang”.

## Pengaturan

# unreviewed
settings-fixed = Babak 1 sudah diumumkan, jadi permainan dan format tidak dapat diubah lagi.
# older than the English
# unreviewed
settings-rounds-hint = Semua babak turnamen, termasuk yang sudah diumumkan. Kosong berarti: seperti semula.
# older than the English
# unreviewed
settings-clock-hint = Perubahan jam berlaku untuk pertandingan yang belum dimulai.
# older than the English
# unreviewed
settings-tiebreaks = Penentu bila poin sama
# unreviewed
new-tiebreaks-hint = Kosongkan semua untuk memakai yang sesuai dengan formatnya.
# unreviewed
settings-effect = Ini mengubah klasemen
# unreviewed
settings-effect-hint = Belum ada yang disimpan.
# older than the English
# unreviewed
settings-sure = Simpan seperti ini
# older than the English
# unreviewed
settings-tiebreaks-hint = Yang paling atas dihitung dahulu. Bila itu pun sama, yang berikutnya.
# older than the English
# unreviewed
settings-tiebreaks-automatic = Ini mengikuti siapa bertemu siapa. Pilih di atas siapa bertemu siapa dan simpan; lalu Anda dapat mengubahnya di sini.
# unreviewed
settings-tiebreak = Penentu { $n }
# unreviewed
settings-no-tiebreak = tidak ada lagi
# unreviewed
delay = Kapan penonton melihatnya
# unreviewed
delay-text = Penundaan tayangan untuk penonton
# older than the English
# unreviewed
delay-minutes = { $n ->
    [0] Langsung
   *[other] { $n } menit lebih lambat
}
# older than the English
# unreviewed
delay-hint = Penundaan tayangan mencegah orang lain membantu pemain dari jauh. Ini berlaku untuk semua halaman umum: papan, putar ulang, babak, klasemen, dan berkas. Begitu babak ditutup, semuanya ditampilkan. Anda dan para wasit selalu melihat semuanya langsung.
# older than the English
# unreviewed
settings-end = Akhir turnamen
# unreviewed
event-page = Halaman turnamen
# unreviewed
event-page-text = Semua orang melihat ini di halaman umum turnamen. Kosongkan yang tidak Anda perlukan.
# unreviewed
page-first-day = Hari pertama
# unreviewed
page-last-day = Hari terakhir
# unreviewed
page-contact-hint = Semua orang dapat membacanya. Tulis alamat atau nomor yang boleh diketahui umum.
# unreviewed
page-description = Keterangan
# unreviewed
page-markdown = Untuk kedua teks: # Judul, - baris daftar, **tebal**, *miring*, [kata](https://…). Yang lain tampil seperti yang diketik.
# unreviewed
page-sponsors = Sponsor
# unreviewed
page-sponsors-hint = Satu di setiap baris. Alamat web boleh ditulis setelah nama.
# unreviewed
page-found = Siapa yang menemukan turnamen
# unreviewed
page-listed = Semua orang: turnamen ada di daftar turnamen
# unreviewed
page-by-link = Hanya yang punya tautannya
# unreviewed
page-erased-hint = Selain hari dan tempat, teks ini dihapus bersama nama-nama turnamen.
# unreviewed
about-event = Tentang turnamen ini
# unreviewed
about-where = Kapan dan di mana
# unreviewed
about-when = Kapan
# unreviewed
about-way = Cara menemukannya
# unreviewed
about-host = Tuan rumah
# unreviewed
about-contact = Kontak
# unreviewed
about-thanks = Terima kasih kepada
# unreviewed
regulations = Peraturan
# unreviewed
regulations-all = Semua peraturan
# unreviewed
schedule-times = Waktu babak
# unreviewed
events-all = Semua
# unreviewed
events-every = Semua turnamen
# unreviewed
events-coming = Akan datang
# unreviewed
events-live = Berlangsung
# unreviewed
events-past = Sudah lewat
# unreviewed
events-own = Turnamen saya yang terbuka
# unreviewed
events-own-past = Turnamen saya yang selesai
# unreviewed
events-search = Nama atau tempat
# unreviewed
events-year = Tahun
# unreviewed
events-none = Tidak ada turnamen yang ditemukan.
# unreviewed
events-before = Halaman sebelumnya
# unreviewed
events-after = Halaman berikutnya
# unreviewed
notice-event-page-saved = Halaman turnamen disimpan.
# unreviewed
notice-rules-left = Turnamen ini meninggalkan aturan.
# unreviewed
audit-event-announced = Halaman turnamen diubah.
# unreviewed
audit-registration-settled = Pengaturan pendaftaran diubah
# unreviewed
audit-registration-declined = Pendaftaran ditolak: { $n }
# unreviewed
audit-registration-reopened = Pendaftaran kembali ke baru: { $n }
# unreviewed
audit-registration-erased = Pendaftaran dihapus: { $n }
# unreviewed
audit-registration-paid = Biaya dicatat sudah dibayar: { $n }
# unreviewed
audit-registration-not-paid = Biaya dicatat belum dibayar: { $n }
# unreviewed
audit-registration-waived = Biaya dibebaskan: { $n }
# unreviewed
audit-event-prizes = Hadiah diubah
# unreviewed
audit-event-held = Yang dilihat pengunjung nanti telah diubah
# unreviewed
audit-event-rules-left = Turnamen meninggalkan aturan sistem pasangannya
# unreviewed
schedule = Waktu dan tempat
# older than the English
# unreviewed
schedule-text = Tulis kapan setiap babak mulai, sejauh Anda tahu. Semua orang melihatnya; tidak ada yang mulai sendiri.
# unreviewed
schedule-place = Tempat
# unreviewed
schedule-zone = Waktu mengikuti jam komputer ini (UTC{ $offset }).
# older than the English
# unreviewed
schedule-begins = Mulai
# older than the English
# unreviewed
schedule-ics = Masukkan ke kalender (iCal)
# unreviewed
round-time = Lama satu babak
# unreviewed
round-time-none = Tanpa pewaktu
# older than the English
# unreviewed
round-minutes = { $n ->
   *[other] { $n } menit
}
# unreviewed
round-time-minutes = Menit (kosong: tanpa pewaktu)
# older than the English
# unreviewed
round-time-hint = Pewaktu dimulai di halaman babak. Layar dinding dan ponsel wasit menampilkan sisa waktu, dan gong berbunyi di akhir.
# unreviewed
field-round-minutes = Lama satu babak dalam menit
# older than the English
# unreviewed
field-at-end = Ketika waktu habis
# older than the English
# unreviewed
at-end = Ketika waktu habis
# unreviewed
at-end-count = Selesaikan giliran, lalu hitung dan masukkan hasilnya
# unreviewed
at-end-adjudicate = Selesaikan giliran, lalu panitia memutuskan
# older than the English
# unreviewed
at-end-play-on = Permainan berlanjut sampai selesai
# older than the English
# unreviewed
over-count = Waktu habis. Selesaikan giliran ini, lalu hitung dan masukkan hasilnya.
# older than the English
# unreviewed
over-adjudicate = Waktu habis. Selesaikan giliran ini. Lalu panitia memutuskan.
# older than the English
# unreviewed
over-play-on = Waktu habis. Mainkan permainan ini sampai selesai.
# unreviewed
timer = Waktu babak
# unreviewed
timer-start = Mulai pewaktu
# older than the English
# unreviewed
timer-stop = Hapus pewaktu
# unreviewed
timer-more = +{ $n } mnt
# older than the English
# unreviewed
timer-minutes = Tambahan menit
# unreviewed
timer-add = Tambah
# unreviewed
timer-paused = dijeda
# unreviewed
timer-last = 5 menit terakhir
# unreviewed
timer-ends = Berakhir pukul { $time }
# older than the English
# unreviewed
timer-at = Sisa waktu ini pada pukul { $time }. Buka lagi halaman ini untuk waktu sekarang.
# unreviewed
timer-none = Belum ada pewaktu yang dimulai untuk babak ini.
# unreviewed
timer-over = Habis!
# unreviewed
timer-sound-on = Suara menyala
# unreviewed
timer-sound-off = Ketuk untuk suara
# unreviewed
round-last = Sisa lima menit di babak ini.
# unreviewed
round-count = Hitungan sekarang:
# unreviewed
screen = Proyektor
# older than the English
# unreviewed
screen-text = Satu halaman untuk dinding. Halaman ini berganti sendiri dan hanya menampilkan nama pendek. Buka di komputer proyektor.
# older than the English
# unreviewed
screen-open = Buka halaman untuk dinding
# unreviewed
screen-parts = Yang ditampilkan
# unreviewed
screen-part-boards = Papan babak ini, dengan hasil
# unreviewed
screen-part-missing = Selama presensi dibuka: siapa yang belum datang
# unreviewed
screen-missing-count = { $here } dari { $n } hadir.
# unreviewed
screen-missing-closes = Presensi ditutup pukul { $time }.
# unreviewed
screen-part-games = Pertandingan yang sedang dimainkan, masing-masing di papannya
# older than the English
# unreviewed
screen-part-names = Pemain menurut nama, masing-masing dengan papannya
# unreviewed
screen-part-standings = Klasemen
# unreviewed
screen-part-schedule = Waktu babak
# unreviewed
screen-part-clock = Waktu sampai babak berikutnya
# unreviewed
screen-part-puzzle = Saat jeda: teka-teki, setiap jam yang lain
# unreviewed
screen-puzzle = Teka-teki jam ini
# unreviewed
screen-schools = Tampilkan sekolah
# unreviewed
screen-dark = Teks terang di atas gelap, untuk aula yang gelap
# unreviewed
screen-page = halaman { $n } dari { $m }
# older than the English
# unreviewed
screen-board = Hanya pertandingan di papan ini (nomor; kosong: semua yang sedang dimainkan)
# unreviewed
screen-notice = Pengumuman
# older than the English
# unreviewed
screen-begins = Mulai { $time }
# unreviewed
screen-next = Babak { $round } mulai pukul { $time }
# unreviewed
screen-turn = Langkah { $n }
# unreviewed
screen-go = Ke papan { $board }
# older than the English
# unreviewed
screen-games = Papan langsung
# unreviewed
screen-follow = Ikuti di ponsel
# older than the English
# unreviewed
screen-podium = Tiga tempat pertama
# unreviewed
screen-points = { $points } poin
# unreviewed
screen-now = Di dinding sekarang
# unreviewed
screen-wall = Dinding { $n }
# unreviewed
screen-change = Ubah yang ditampilkan
# unreviewed
screen-add = Tambah dinding
# unreviewed
screen-add-text = Untuk proyektor kedua yang menampilkan hal lain: ia mendapat tautannya sendiri.
# unreviewed
screen-name = Nama
# unreviewed
screen-notice-all = Satu baris untuk semua
# older than the English
# unreviewed
screen-more = Pilihan lain
# unreviewed
screen-seconds = Detik untuk tiap halaman
# older than the English
# unreviewed
screen-pinned = Papan yang tampil dulu (nomor, dengan koma)
# unreviewed
screen-show = Tampilkan ini
# unreviewed
screen-remove = Hapus dinding ini
# unreviewed
screen-qr = Kode QR halaman publik
# unreviewed
screen-part-link = Alamat halaman publik, dengan kode QR
# unreviewed
settings-finish = Akhiri turnamen
# older than the English
# unreviewed
settings-reopen = Buka lagi
# older than the English
# unreviewed
settings-finish-hint = Bila semuanya sudah dimainkan, akhiri turnamen. Sesudah itu klasemennya resmi. Anda dapat membukanya lagi.
# older than the English
# unreviewed
settings-finish-missing = { $n } hasil belum ada. Sebaiknya isi dahulu. Turnamen dapat dibuka lagi nanti.
# older than the English
# unreviewed
settings-reopen-hint = Turnamen sudah selesai. Buka lagi untuk mengubah hasil atau memainkan babak lain.
# older than the English
# unreviewed
notice-settings-saved = Pengaturan tersimpan.
# unreviewed
notice-delay-saved = Tersimpan. Mulai sekarang penonton melihat papan seperti ini.
# older than the English
# unreviewed
notice-copy-back = Turnamennya sudah kembali.
# older than the English
# unreviewed
notice-schedule-saved = Waktunya disimpan.
# older than the English
# unreviewed
notice-screen-saved = Tersimpan. Halaman di dinding berubah sendiri.
# older than the English
# unreviewed
notice-cards-rule-saved = Aturan tersimpan.
# unreviewed
notice-event-finished = Turnamen selesai.
# unreviewed
notice-event-reopened = Turnamen dibuka lagi.

## Turnamen untuk umum

# unreviewed
posted-run = Kelola turnamen ini
# unreviewed
event-tabs = Turnamen ini
# unreviewed
event-players = { $n } pemain
# unreviewed
tab-boards = Papan
# unreviewed
tab-about = Tentang
# unreviewed
about-day = Waktu dan tempat
# older than the English
# unreviewed
about-pairs = Siapa melawan siapa
# older than the English
# unreviewed
about-no-times = Waktu babak belum diumumkan.
# unreviewed
about-at-once = Papan dan hasil ditampilkan saat itu juga.
# older than the English
# unreviewed
about-usual-rules = Turnamen ini memakai aturan permainan yang biasa.
# unreviewed
about-all-rules = Semua aturan, dengan papannya
# unreviewed
about-rules-short = Aturan secara singkat
# unreviewed
about-names = Nama anak-anak
# older than the English
# unreviewed
about-names-shown = Semua orang melihat nama depan dan satu huruf, sekolah, kelas, permainan, dan hasilnya. Jenis kelamin dan tahun lahir tidak dipublikasikan.
# older than the English
# unreviewed
about-names-agreed = Nama lengkap hanya ditampilkan jika orang tua atau wali setuju.
# older than the English
# unreviewed
about-names-before = Sebelum babak pertama diumumkan, tidak ada yang melihat siapa yang bermain.
# older than the English
# unreviewed
about-names-kept = { $n } hari setelah turnamen berakhir, nomor menggantikan nama.
# older than the English
# unreviewed
about-names-asked = Panitia menghapus nama setelah turnamen; nomor menggantikannya.
# older than the English
# unreviewed
about-names-gone = Nama-nama sudah dihapus. Nomor menggantikannya.
# older than the English
# unreviewed
about-names-remove = Ingin sebuah nama tidak tampil di sini?
# older than the English
# unreviewed
about-names-how = Mintalah kepada panitia, sebelum, selama, atau setelah turnamen: nama anak itu langsung dihapus dari semua halaman. Hasil tetap ada dengan nomor.
# unreviewed
about-runs = Panitia
# unreviewed
about-runs-text = Sekolah atau klub yang mengundang Anda. Di aula, tanyakan di meja panitia.
# unreviewed
about-files = Berkas
# older than the English
# unreviewed
about-programs = Hal yang sama untuk program lain
# older than the English
# unreviewed
about-everybody = Untuk semua orang
# older than the English
# unreviewed
about-languages = Pilihan bahasa ada di bagian bawah setiap halaman.
# unreviewed
access-title = Aksesibilitas
# older than the English
# unreviewed
access-aim = Semua orang harus bisa mengikuti dan menyelenggarakan turnamen di sini: dengan mata, telinga, sentuhan, papan ketik, di ponsel lama dan jaringan buruk. Tujuannya WCAG 2.2, tingkat AA. Ini belum disertifikasi.
# unreviewed
access-works = Yang bisa Anda andalkan
# older than the English
# unreviewed
access-keyboard = Semua bisa dilakukan dengan papan ketik; di papan, tombol panah berpindah dari titik ke titik. Daftar tombol ada di bagian bawah halaman.
# unreviewed
access-words = Tidak ada yang disampaikan hanya dengan warna: pihak, hasil, dan kartu punya bentuk dan kata. Setiap papan bisa dibaca sebagai teks.
# older than the English
# unreviewed
access-zoom = Halaman muat di layar selebar 320 piksel, dalam semua bahasa, dan bisa diperbesar empat kali tanpa menggulir ke samping.
# older than the English
# unreviewed
access-colours = Terang, gelap, dan kontras lebih tinggi mengikuti pengaturan perangkat Anda. Jika Anda meminta lebih sedikit gerakan, tidak ada yang bergerak.
# unreviewed
access-scripts = Halaman bisa dibaca dan formulir dikirim tanpa skrip.
# unreviewed
access-tested = Yang diuji, dan caranya
# unreviewed
access-axe = Sebuah program (axe-core) mencari kesalahan di setiap halaman, dengan warna terang dan gelap, setiap kali program diubah.
# older than the English
# unreviewed
access-widths = Halaman dibuka di peramban pada layar sempit dan lebar dalam beberapa bahasa, dan tidak ada yang boleh keluar di samping.
# unreviewed
access-keys = Pekerjaan utama panitia dan wasit dijalankan hanya dengan papan ketik, oleh program di peramban.
# older than the English
# unreviewed
access-paper = Hasil cetakan juga diperiksa: tidak ada yang harus ditekan di situ.
# unreviewed
access-not = Yang masih kurang
# older than the English
# unreviewed
access-people = Penyandang disabilitas belum menguji halaman ini, dan belum ada pembaca layar yang dicoba oleh orang yang memakainya setiap hari.
# older than the English
# unreviewed
access-pdf = Lembar cetak (PDF) tidak ditandai untuk pembaca layar. Daftar yang sama ada di halaman.
# older than the English
# unreviewed
access-speakers = Dari kelima bahasa, tidak semua kalimat sudah dibaca oleh penutur asli.
# older than the English
# unreviewed
access-watching = Permainan yang sedang berlangsung berubah sendiri. Pembaca layar menyebut setiap langkah, tetapi tidak bisa diperlambat; putar ulang bisa.
# unreviewed
access-report = Jika ada yang menghalangi Anda
# unreviewed
access-tell = Beri tahu panitia turnamen, atau orang yang mengurus Inkundla di sana. Mereka dapat langsung membantu, dan meneruskannya kepada pembuat Inkundla.
# older than the English
# unreviewed
access-say = Sebutkan halamannya, apa yang ingin Anda lakukan, dan dengan apa: perangkat, peramban, pembaca layar, atau alat bantu lain.
# unreviewed
posted-no-round = Belum ada babak yang diumumkan. Babak muncul di sini begitu diumumkan.
posted-board = Papan
# older than the English
# unreviewed
posted-byes = Tanpa lawan di babak ini: { $players }
posted-won = { $player } menang
posted-drawn = Seri
# older than the English
# unreviewed
posted-double-forfeit = Keduanya tidak datang
# unreviewed
posted-not-started = Belum mulai
# unreviewed
posted-paused = Dijeda, langkah { $n }
# unreviewed
posted-is-finished = Turnamen sudah selesai.
# unreviewed
hall-show = Papan mana
# unreviewed
hall-all = Semua { $n }
# unreviewed
hall-playing = Berlangsung { $n }
# unreviewed
hall-done = Selesai { $n }
# unreviewed
hall-pinned = Anda ikuti
# unreviewed
hall-being-played = Sedang dimainkan
# unreviewed
hall-finished = Selesai
# unreviewed
hall-waiting = Belum mulai
# unreviewed
hall-turn = Langkah { $n }
# unreviewed
hall-to-move = giliran
# unreviewed
hall-not-played = Tidak dimainkan: satu pemain tidak datang.
# older than the English
# unreviewed
hall-none-such = Tidak ada papan dalam daftar ini sekarang.
# unreviewed
hall-empty = Belum ada papan
# unreviewed
hall-empty-hint = Setelah babak dipasangkan, papannya muncul di sini.
# unreviewed
hall-progress = Babak { $round }: { $done } dari { $all } permainan selesai.
# unreviewed
hall-next = Babak { $round } mulai pukul { $time }.
# unreviewed
hall-next-day = Babak { $round } mulai pada { $time }.
# unreviewed
pin-follow = Ikuti { $player }
# unreviewed
pin-notify = Beri tahu saya saat giliran mereka
# unreviewed
pin-turn = ● Giliran { $player }
# unreviewed
pin-playing = { $player } sedang bermain
# unreviewed
pin-waiting = { $player } segera bermain
# unreviewed
pin-won = { $player } menang
# unreviewed
pin-lost = { $player } kalah
# unreviewed
pin-drawn = { $player }: seri
## Hasil dalam kata-kata

outcome-won = { $score }: { $winner } menang
outcome-drawn = { $score }: seri
# unreviewed
outcome-awarded = { $score }: kemenangan diberikan kepada { $winner }
# unreviewed
outcome-forfeit = { $score }: { $loser } tidak datang
# older than the English
# unreviewed
outcome-double-forfeit = { $score }: keduanya tidak datang
# unreviewed
outcome-half-point = { $score }: setengah poin untuk { $winner }, tanpa poin untuk { $loser }
# unreviewed
outcome-both-lost = { $score }: kedua pemain kalah
# unreviewed
score-award = { $score } (diberikan)
# unreviewed
score-forfeit = { $score } (satu tidak datang)
# unreviewed
bye-allocated = Bye: tidak ada lawan yang tersisa, dihitung menang
# unreviewed
bye-allocated-draw = Bye: tidak ada lawan tersisa, dihitung seri
# unreviewed
bye-allocated-none = Babak bebas: tanpa poin
# unreviewed
bye-allocated-average = Bye: tidak ada lawan tersisa, dihitung rata-rata babak lainnya
# unreviewed
bye-full = Bye: dihitung menang
# unreviewed
bye-half = Bye: dihitung seri
# unreviewed
bye-absent = Tidak hadir: tanpa poin
# unreviewed
bye-through = Lolos ke tahap berikutnya tanpa bermain

## Kendali babak

# older than the English
# unreviewed
what-to-do-now = Yang perlu dilakukan
# unreviewed
now-all-in-title = Semua hasil sudah masuk
# unreviewed
now-round = Babak { $round } sedang dimainkan
# unreviewed
needs-attention = Menunggu Anda
# unreviewed
nothing-to-look-at = Sekarang tidak ada yang memerlukan Anda.
# unreviewed
umpires = Wasit
# older than the English
# unreviewed
now-no-players = Belum ada pemain. Tambahkan pemain dahulu.
# older than the English
# unreviewed
now-players-button = Ke daftar pemain
# unreviewed
now-ready = { $n } pemain hadir. Babak { $round } dapat dipasangkan.
# unreviewed
pair-round = Pasangkan babak { $round }
# older than the English
# unreviewed
now-draft = Babak { $round } masih draf. Belum ada orang lain yang melihatnya. Lihat pasangannya, lalu umumkan.
# older than the English
# unreviewed
now-draft-button = Lihat pasangan
# unreviewed
now-playing = { $playing ->
    [0] { $waiting } dari { $all } papan belum punya hasil.
   *[other] { $waiting ->
        [0] { $playing } papan masih dimainkan. Bila semua { $all } papan sudah punya hasil, Anda dapat melanjutkan.
       *[other] { $playing } papan masih dimainkan, { $waiting } belum mulai. Bila semua { $all } papan sudah punya hasil, Anda dapat melanjutkan.
    }
}
# unreviewed
now-all-in = Periksa di tabel, lalu pasangkan babak { $round }.
# unreviewed
now-last-in = Itu babak terakhir. Periksa hasilnya di tabel, lalu akhiri turnamen.
# older than the English
# unreviewed
now-all-played = Semua babak sudah dimainkan. Akhiri turnamen, atau tambah babak di Pengaturan.
# unreviewed
now-all-gone = Semua sudah pulang, jadi tidak ada babak lain yang bisa dipasangkan. Tutup turnamen, atau tandai di Pemain siapa yang hadir.
# unreviewed
now-too-few = { $n ->
    [0] Belum ada yang hadir. Tandai di Pemain siapa yang hadir, lalu pasangkan.
   *[other] Hanya { $n } pemain yang hadir. Tandai di Pemain siapa yang hadir, atau tutup turnamen di Pengaturan.
  }
# unreviewed
now-finished = Turnamen selesai. Kerja bagus!
# unreviewed
finish-event = Akhiri turnamen
# older than the English
# unreviewed
reopen-event = Buka lagi turnamen
# unreviewed
standings-csv = Klasemen sebagai CSV
# unreviewed
pairing-list = Daftar pasangan
# unreviewed
round-for-all = Babak ini seperti yang dilihat semua orang
# unreviewed
result-list = Hasil
# unreviewed
print-pairings = Cetak daftar pasangan
# unreviewed
print-cards = Cetak kartu papan dengan kode QR
# unreviewed
print-cards-rest = Cetak kartu untuk papan tanpa ponsel
# unreviewed
print-slips = Cetak slip hasil
# unreviewed
print-sheets = Cetak lembar skor kosong
# older than the English
# unreviewed
no-phone = Tidak ada ponsel? Tulis permainan di lembar skor dan ketik hasilnya di sini.
# unreviewed
umpires-later = Wasit mendapat kode begitu babak diumumkan.
# older than the English
# unreviewed
umpires-over = Turnamen sudah selesai: tidak ada lagi kode untuk wasit.
# unreviewed
phones = { $n } dari { $all } papan punya ponsel.
# unreviewed
phones-connected = { $n } ponsel tersambung
# older than the English
# unreviewed
phones-without = Belum ada ponsel: papan { $boards }.
# unreviewed
phones-title = Ponsel
# unreviewed
phones-title-round = Ponsel di babak { $round }
# older than the English
# unreviewed
phones-text = Kartu hilang, atau kodenya dipegang orang yang tidak berhak? Beri papan itu kode baru. Yang sudah dicatat tetap ada.
# unreviewed
phones-column = Ponsel
# unreviewed
phones-seen = Terakhir ada kabar
# unreviewed
phones-recorder = { $name }, sejak { $time }
# unreviewed
phones-board-since = Papan { $board }, sejak { $time }
# unreviewed
phones-heard = Terdengar { $time }
# unreviewed
phones-silent = Tanpa kabar { $n } menit
# unreviewed
phones-done =
    { $n ->
       *[other] { $n } papan dengan ponsel sudah selesai.
    }
# older than the English
# unreviewed
phones-only-opened = Kode sudah dibuka, tetapi belum ada yang mencatat
# unreviewed
phones-where = Dimasukkan oleh
# unreviewed
phones-by-players = Para pemain, di ponsel mereka
# unreviewed
phones-by-umpire = Wasit di meja
# unreviewed
phones-to-players = Papan { $board }: para pemain memasukkan giliran
# unreviewed
phones-to-umpire = Papan { $board }: wasit memasukkan giliran
# unreviewed
phones-seats = Kursi para pemain
# unreviewed
phones-seats-text = Beri setiap pemain tautan atau kodenya sendiri. Ponsel pertama yang membukanya memakai kursi itu di semua babak, sampai Anda membebaskannya.
# unreviewed
phones-seat-since = dipakai sejak { $time }
# unreviewed
phones-seat-ready = siap
# unreviewed
phones-seat-open = Tautan dan kode
# unreviewed
phones-seat-free = Bebaskan kursi { $player }
# unreviewed
phones-seat-renew = Bebaskan dan beri tautan baru
# unreviewed
phones-speak = Bicara kepada pemain
# unreviewed
phones-pause = Jeda permainan
# unreviewed
notice-seat-freed = Kursi sudah bebas.
# unreviewed
notice-spoken-to = Para pemain membacanya di perangkat mereka.
# unreviewed
notice-board-moved = Papan sudah diubah.
# unreviewed
card-how-seat = Pindai kode dengan ponselmu, atau ketik alamatnya. Kamu memasukkan giliranmu di sana, di semua babak.
# unreviewed
phones-nobody = Belum ada ponsel
# unreviewed
phones-new-code = Kode baru
# unreviewed
phones-new-code-board = Kode baru untuk papan { $board }
# unreviewed
phones-new-code-text = Kartu lama tidak berlaku lagi, begitu juga ponsel yang sekarang mencatat. Anda mendapat kartu baru untuk dicetak.
# older than the English
# unreviewed
notice-code-renewed = Papan ini punya kode baru. Cetak kartu ini dan singkirkan yang lama.
board-n = Papan { $board }
# unreviewed
attention-paused = Permainan dijeda sampai wasit mengetuk “Lanjutkan”.
# older than the English
# unreviewed
attention-silent = Ponsel diam selama { $minutes } mnt. Langkah terakhir { $turn }. Silakan lihat ke papannya.
# older than the English
# unreviewed
attention-differs = Hasil di papan: { $was } Yang diisi dengan tangan: { $now } Periksa mana yang benar.
# older than the English
# unreviewed
attention-over = Waktu pemain yang mendapat giliran sudah habis { $minutes } mnt. Langkah terakhir { $turn }. Silakan lihat ke papannya.
# unreviewed
run-stopped = Laptop berhenti sesudah { $last } dan berjalan lagi sejak { $since }. Semua yang tersimpan masih ada. Permainan dijeda di { $n } papan ({ $boards }): permainan berlanjut begitu wasit mengetuk “Lanjutkan”. Langkah yang disimpan ponsel masuk dengan sendirinya.
# older than the English
# unreviewed
attention-second-red = { $player } mendapat kartu merah kedua di turnamen ini (babak { $round }). Akibatnya Anda yang memutuskan.
# unreviewed
cards-of = { $n } kartu untuk { $player }
# unreviewed
no-boards-yet = Belum ada papan. Pasangkan babak dahulu.
# older than the English
# unreviewed
no-board-found = Tidak ada papan yang cocok. Kosongkan kotak pencarian atau tampilkan semua papan.
# unreviewed
hall-caption = Babak { $round }: papan
# unreviewed
hall-caption-closed = Babak { $round }: hasil (ditutup)
board = Papan
# unreviewed
state = Keadaan
# unreviewed
state-not-started = Belum mulai
# unreviewed
state-paused = Dijeda
# unreviewed
state-finished = Selesai
# unreviewed
find-board = Pemain atau papan
# unreviewed
show-open = Belum { $n }
# unreviewed
show-confirm = Perlu dipastikan { $n }
# unreviewed
show-all = Semua { $n }
# unreviewed
my-boards = Papan saya
# unreviewed
correct = Koreksi
# unreviewed
correct-board = Koreksi papan { $board }
# unreviewed
correct-button = Koreksi hasil
# unreviewed
right-result = Hasil yang benar
# unreviewed
other-result-board = Hasil lain untuk papan { $board }
# unreviewed
save-result = Simpan hasil
# older than the English
# unreviewed
reason-if-any = Alasan, bila ada
# older than the English
# unreviewed
take-result-back = Tarik kembali hasil
# older than the English
# unreviewed
reason-wrong-side = Salah klik warna
# unreviewed
reason-umpire = Wasit keliru
# unreviewed
reason-appeal = Banding diterima
# older than the English
# unreviewed
reason-taken-back = Hasil ditarik kembali
# older than the English
# unreviewed
run-saved = Papan { $board } tersimpan. { $text }.
# unreviewed
run-to-confirm = Papan { $board }: { $text }. Orang lain memastikannya.
# unreviewed
run-cleared = Sekarang papan { $board } tidak punya hasil.
# unreviewed
undo-last = Urungkan · { $action }
# unreviewed
reason-undone = Langsung diurungkan
# older than the English
# unreviewed
without-opponent = Tanpa lawan
# older than the English
# unreviewed
needs-you =
    { $n ->
       *[other] menunggu Anda
    }
# older than the English
# unreviewed
needs-more =
    { $n ->
       *[other] { $n } lagi
    }
# unreviewed
print-round = Cetak untuk babak ini
# unreviewed
just-posted-wall = Proyektor sudah menampilkannya
# older than the English
# unreviewed
next-round-at = Babak { $round }: { $when }
# unreviewed
round-results = Hasil babak { $round }
# older than the English
# unreviewed
keys-round = / cari · tombol panah: ke papan · di papan: 1 putih menang, 5 seri, 0 hitam menang · ? tombol pintas ini
# unreviewed
keys-undo = z: urungkan
# older than the English
# unreviewed
keys-off = Matikan tombol pintas ini
# unreviewed
unpost = Tarik kembali babak…
# unreviewed
unpost-text = Babak { $round } menjadi draf lagi. Kode papannya tidak berlaku lagi. Ketik nomor babak untuk memastikan.
# older than the English
# unreviewed
unpost-number = Nomor babak
# unreviewed
unpost-button = Tarik kembali babak
# older than the English
# unreviewed
reopen-round = Buka lagi babak { $round }…
# unreviewed
reopen-text = Hasilnya tetap. Hasil dapat diubah sampai babak ditutup lagi.
# older than the English
# unreviewed
form-does-not-match = { $field } tidak benar. Tidak ada yang berubah. Periksa dan ketik lagi.
# older than the English
# unreviewed
field-round-number = Nomor babak
# unreviewed
field-reason = Alasan
# unreviewed
field-bye = Bye
# unreviewed
fault-round-not-closed = Babak { $round } masih dimainkan. Koreksi hasilnya di tabel papan.
# unreviewed
fault-no-such-round = Tidak ada babak { $round }.
# unreviewed
fault-unknown-umpire = “{ $name }” tidak ada di daftar wasit.
# unreviewed
fault-round-not-over = Babak { $round } belum selesai. Klasemennya ada di sini setelah babak itu ditutup.
# unreviewed
notice-result-saved = Hasil tersimpan.
# unreviewed
notice-result-to-confirm = Orang lain memastikan hasil ini.
# unreviewed
notice-report-discarded = Hasil dibuang. Bicarakan, lalu laporkan lagi. Jika kalian tidak sepakat, tanyakan di meja panitia.
# older than the English
# unreviewed
notice-result-cleared = Hasil ditarik kembali.
# unreviewed
notice-run-finished = Turnamen selesai.
# unreviewed
notice-run-reopened = Turnamen dibuka lagi.
# older than the English
# unreviewed
notice-round-posted = Babak diumumkan. Sekarang semua orang dapat melihatnya.
# older than the English
# unreviewed
notice-round-unposted = Babak menjadi draf lagi. Orang lain tidak melihatnya.
# unreviewed
notice-round-reopened = Babak dibuka lagi.
# older than the English
# unreviewed
notice-draft-discarded = Draf dibuang.
# older than the English
# unreviewed
notice-draft-swapped = Warna ditukar.
# older than the English
# unreviewed
notice-draft-split = Pasangan dipisah. Carikan tempat baru untuk keduanya.
# older than the English
# unreviewed
notice-draft-exchanged = Keduanya bertukar tempat.
# unreviewed
notice-draft-joined = Pasangan dibuat.
# unreviewed
notice-draft-bye = Bye diberikan.
# unreviewed
notice-result-corrected = Hasil dikoreksi.

## Draf

# unreviewed
draft-title = Draf babak { $round }
# unreviewed
draft-mark = Draf
# older than the English
# unreviewed
draft-text = Hanya Anda yang melihat ini. Periksa, ubah sesuka Anda, lalu umumkan.
# unreviewed
draft-boards =
    { $n ->
       *[other] { $n } papan.
    }
# unreviewed
draft-out = { $n ->
   *[other] { $n } pemain tidak bertanding.
}
# unreviewed
draft-absent = { $n ->
   *[other] { $n } pemain tidak hadir.
}
# unreviewed
draft-tap = Ketuk dua pemain, maka keduanya bertukar tempat.
# unreviewed
draft-legend = Angka adalah poin pemain. Kepingan menunjukkan warna pemain di setiap babak. Panah: dalam salah satu dari dua babak terakhir pemain bertemu lawan dengan poin lebih sedikit (↓) atau lebih banyak (↑).
# unreviewed
draft-tap-other = Ketuk pemain yang bertukar dengannya.
# unreviewed
draft-sides = Selama ini: { $sides }
# unreviewed
draft-float-down = Bertemu lawan dengan poin lebih sedikit di babak { $round }
# unreviewed
draft-float-up = Bertemu lawan dengan poin lebih banyak di babak { $round }
# unreviewed
draft-apart = selisih { $points }
# unreviewed
draft-checked = Sudah diperiksa
# older than the English
# unreviewed
draft-none-met = Tidak ada yang pernah bertemu sebelumnya.
# older than the English
# unreviewed
draft-none-of-school = Tidak ada pasangan dari satu sekolah.
# unreviewed
draft-level = { $n } dari { $all } papan: poin sama.
# unreviewed
draft-widest = Selisih poin paling banyak { $points }.
# unreviewed
before-posting = Sebelum diumumkan
# unreviewed
nothing-unusual = Semuanya wajar. Anda dapat mengumumkannya.
# unreviewed
grade-allowed = boleh
# unreviewed
grade-unusual = lihat dahulu
# unreviewed
grade-breaks-rule = melanggar aturan
# unreviewed
note-at-board = Papan { $board }: { $note }
# unreviewed
note-met-before = sudah bertemu di babak { $rounds }
# unreviewed
note-same-school = satu sekolah
# unreviewed
note-kept-apart = keduanya tidak boleh bertemu
# unreviewed
note-rather-apart = keduanya sebaiknya tidak bertemu
# older than the English
# unreviewed
note-points-apart = selisih { $points } poin
# unreviewed
note-first-again = { $player } main pertama tiga kali berturut-turut
# unreviewed
note-second-again = { $player } main kedua tiga kali berturut-turut
# unreviewed
note-first-too-often = { $player } akan main pertama di { $n } permainan lebih banyak daripada kedua
# unreviewed
note-second-too-often = { $player } akan main kedua di { $n } permainan lebih banyak daripada pertama
# unreviewed
note-stayed-away = { $player } tidak datang pada { $n } babak terakhir dan dipasangkan lagi. Kalau { $player } tidak ada sekarang, tandai tidak hadir lalu pasangkan lagi.
# older than the English
# unreviewed
note-could-be-equal = selisih { $points } poin, padahal { $player } bisa bertemu { $other } yang poinnya sama
# unreviewed
note-floats-down-again = { $player } bertemu lawan dengan poin lebih sedikit di babak { $round }, dan sekarang lagi.
# unreviewed
note-floats-up-again = { $player } bertemu lawan dengan poin lebih banyak di babak { $round }, dan sekarang lagi.
# older than the English
# unreviewed
note-not-by-plan = menurut sistem keduanya tidak bertemu di babak ini
# unreviewed
note-other-pairs = Papan { $boards }: menurut aturan, babak ini punya pasangan lain.
# unreviewed
note-bye-above = { $player } tidak bertanding, padahal { $other } poinnya lebih sedikit dan bisa
# unreviewed
pair-without = Tidak ada: pasangkan tanpa { $player }
# older than the English
# unreviewed
note-second-bye = { $player } sudah pernah mendapat bye
# unreviewed
note-more-byes = { $n } pemain tidak bertanding. Mereka bisa saling bertemu.
# unreviewed
note-here-but-absent = { $player } hadir tetapi tidak mendapat poin
# unreviewed
note-one-absent = { $player } tidak hadir
# unreviewed
note-gone-home = { $player } sudah pulang
# unreviewed
note-not-paired = { $player } tidak punya tempat di babak ini
# unreviewed
note-paired-twice = { $player } ada dua kali di babak ini
# older than the English
# unreviewed
note-stranger = ada yang tidak terdaftar sebagai pemain
# older than the English
# unreviewed
reason-to-break = Ini melanggar aturan turnamen. Mengapa tetap diumumkan?
# unreviewed
reason-to-depart = Ini bukan pasangan yang diusulkan. Mengapa diumumkan?
# unreviewed
post-round = Umumkan babak { $round }
# unreviewed
change-by-hand = Ubah secara manual
# unreviewed
player-one = Pemain ini
# unreviewed
choose-player = Pilih pemain
# older than the English
# unreviewed
exchange = Tukar tempat
# unreviewed
more-changes = Bye dan pasangan baru
# unreviewed
bye-for = Siapa yang tidak bertanding?
# unreviewed
bye-kind = Jenis bye
# unreviewed
give-bye = Beri bye
# unreviewed
join = Buat pasangan
player-at = { $player } ({ $place })
# unreviewed
our-proposal = Perubahan dengan tangan
# unreviewed
as-proposed = Tidak ada yang diubah dengan tangan.
# unreviewed
we-proposed-pair = Usulan kami: { $first } – { $second }.
# older than the English
# unreviewed
we-proposed-sides = Papan { $board }: usulan kami warnanya sebaliknya.
# unreviewed
we-proposed-bye = Usulan kami: { $player } tidak bertanding.
# unreviewed
pair-again = Pasangkan lagi
# unreviewed
draft-check-in = { $n ->
    [0] Presensi masih dibuka. Tidak ada yang kurang.
   *[other] Presensi masih dibuka. { $n } pemain belum datang dan tidak dipasangkan.
}
# older than the English
# unreviewed
discard-draft = Buang draf
# unreviewed
proposed-pairs = Pasangan yang diusulkan
# unreviewed
notes = Keterangan
# unreviewed
change = Ubah
# unreviewed
why = Mengapa?
# older than the English
# unreviewed
why-table = Semua saling bertemu: tabel setengah kompetisi menentukan siapa bertemu sekarang.
# older than the English
# unreviewed
why-settled = Panitia menetapkan pasangan ini sebelum babak.
# older than the English
# unreviewed
why-hand = Keduanya dipasangkan dengan tangan: menurut poin saat ini, aturan memberi pasangan lain.
# unreviewed
why-changed = Sistem tidak akan mempertemukan keduanya di babak ini: pasangan diubah dengan tangan, atau dasarnya sudah berubah sejak itu.
# unreviewed
why-equal = Keduanya punya poin sama: { $points }.
# unreviewed
why-unequal = Poin: { $first } { $firstpoints }, { $second } { $secondpoints }.
# unreviewed
why-not-met = { $first } belum pernah bertemu { $second }.
# older than the English
# unreviewed
why-met = Keduanya sudah bertemu di babak { $rounds }.
# older than the English
# unreviewed
why-same-school = Keduanya dari satu sekolah.
# unreviewed
why-first-less-often = { $player } main pertama di { $did } permainan dan kedua di { $seconds }; { $other } pertama di { $otherdid } dan kedua di { $otherseconds }. Jadi { $player } main pertama.
# older than the English
# unreviewed
why-first-alternates = Saat keduanya terakhir berbeda warna, dihitung mundur per permainan, { $other } main pertama. Sekarang { $player }.
# older than the English
# unreviewed
why-first-board = Permainan mereka tidak menentukan. Pada pasangan 1, 3, 5 dan seterusnya yang lebih tinggi main pertama, pada yang lain yang lebih rendah: ini pasangan { $place }, jadi { $player } main pertama.
# older than the English
# unreviewed
why-first-next-game = Keduanya bertukar warna dari permainan ke permainan: { $other } main pertama sebelumnya, jadi sekarang { $player }.
# unreviewed
why-first-settled = { $player } main pertama, sesuai ketetapan sebelum babak.
# unreviewed
why-first-number-odd = Keduanya belum bermain, jadi daftar yang menentukan. Di antara pemain yang datang, { $who } lebih tinggi dan ada di urutan ganjil, jadi { $player } main pertama.
# unreviewed
why-first-number-even = Keduanya belum bermain, jadi daftar yang menentukan. Di antara pemain yang datang, { $who } lebih tinggi dan ada di urutan genap, jadi { $player } main pertama.
# older than the English
# unreviewed
why-second-equal = Keduanya sama-sama seharusnya main kedua sekarang, jadi { $who } main kedua dan { $player } main pertama.
# older than the English
# unreviewed
why-first-equal = Keduanya sama-sama seharusnya main pertama sekarang, jadi { $who } yang main pertama.
# older than the English
# unreviewed
why-second-same = Permainan mereka tidak menentukan hal lain: { $who } main pertama di permainan terakhir, jadi sekarang { $player }.
# older than the English
# unreviewed
why-first-same = Permainan mereka tidak menentukan hal lain: { $who } main kedua di permainan terakhir dan sekarang main pertama.
# unreviewed
why-higher-points = Dari keduanya, { $who } punya poin lebih banyak untuk penyusunan pasangan.
# unreviewed
why-higher-number = Poin keduanya untuk penyusunan pasangan sama, dan { $who } punya nomor awal lebih kecil.
# unreviewed
why-higher-opposition = Dari keduanya, { $who } sejauh ini lawannya lebih kuat, atau sama kuat dan nomor awalnya lebih kecil.
# unreviewed
why-higher-bracket = { $who } berada lebih tinggi di daftar.
# older than the English
# unreviewed
why-second-both = Keduanya seharusnya main kedua sekarang, { $who } lebih mendesak.
# older than the English
# unreviewed
why-first-both = Keduanya seharusnya main pertama sekarang, { $who } lebih mendesak.
# unreviewed
why-second-wider = { $player } main pertama: dari keduanya, { $other } punya selisih lebih besar antara main pertama dan kedua.
# unreviewed
why-first-wider = { $player } main pertama: dari keduanya, { $player } punya selisih lebih besar antara main pertama dan kedua.
# unreviewed
why-second-last = { $other } main pertama di permainan terakhir, jadi sekarang { $player }.
# unreviewed
why-second-new = { $other } belum bermain, jadi menurut aturan turnamen gilirannya jalan kedua: { $player } jalan pertama.
# unreviewed
why-first-last = { $player } main pertama, setelah main kedua di permainan terakhir.
# unreviewed
why-second-behind = { $other } lebih sering main pertama daripada kedua (selisih: { $n }), jadi sekarang { $player } main pertama.
# unreviewed
why-first-behind = { $player } main pertama, setelah lebih sering main kedua daripada pertama (selisih: { $n }).
# unreviewed
why-second-twice = { $other } main pertama di dua permainan terakhir, jadi sekarang { $player }.
# unreviewed
why-first-twice = { $player } main pertama, setelah main kedua di dua permainan terakhir.
# unreviewed
why-first-table = { $player } main pertama, menurut tabel.
# older than the English
# unreviewed
why-first-changed = { $player } main pertama. Menurut aturan seharusnya { $other }: pasangan atau warna diubah dengan tangan, atau hasil sebelumnya dikoreksi sejak itu.
# unreviewed
why-title = Mengapa pasangan ini di babak { $round }?
# older than the English
# unreviewed
why-text = Sistem Swiss menyusun pasangan grup demi grup, dari atas. Siapa yang tidak mendapat tempat dalam satu grup turun ke grup berikutnya. Dari semua cara menyusun pasangan dalam satu grup, diambil cara dengan angka terbaik di bawah ini, angka pertama lebih penting daripada yang lain; dari cara yang sama baiknya diambil yang pertama menurut urutan tetap. Jadi tidak ada orang yang memilih siapa bertemu siapa.
# older than the English
# unreviewed
why-text-changed = Ini bukan pasangan yang akan dibuat sistem Swiss sekarang: sebagian diubah atau ditetapkan dengan tangan, atau hasil sebelumnya dikoreksi. Di bawah ini babaknya, kelompok demi kelompok dari atas, dengan angka pembandingnya.
# unreviewed
why-text-burstein = Aturan Burstein lebih dulu memilih siapa yang tidak bermain. Lalu pasangan disusun kelompok demi kelompok, dari atas, dan pemain yang tersisa tanpa lawan turun ke kelompok berikutnya. Dalam satu kelompok, pemain yang lawannya sejauh ini paling kuat bertemu pemain yang lawannya paling lemah, sejauh aturan mengizinkan. Jadi tidak ada orang yang memilih siapa bertemu siapa.
# unreviewed
why-text-dubov = Aturan Dubov lebih dulu memilih siapa yang tidak bermain. Lalu pasangan disusun kelompok demi kelompok, dari atas, dengan menaikkan sesedikit mungkin pemain dari bawah. Dalam satu kelompok, yang gilirannya jalan pertama bertemu yang gilirannya jalan kedua: pemain yang peringkat lawannya sejauh ini paling rendah bertemu yang teratas di daftar, sejauh aturan mengizinkan. Jadi tidak ada orang yang memilih siapa bertemu siapa.
# unreviewed
why-link = Mengapa pasangan ini, dan bukan yang lain?
# unreviewed
why-they-meet = Mengapa kedua pemain ini bertemu?
# older than the English
# unreviewed
why-only-swiss = Pasangan dalam sistem ini tidak disusun dari kriteria.
# unreviewed
why-points = Poin: { $points }
# unreviewed
why-points-down = Dari atas: { $players }
# unreviewed
why-points-up = Dari bawah: { $players }
# unreviewed
why-points-goes = Turun: { $players }
# unreviewed
why-points-sits = Tidak bertanding: { $player }
# unreviewed
why-sits-first = Tidak bermain, dipilih sebelum kelompok: { $player }
# unreviewed
why-numbers = Untuk arbiter: angka-angka aturan Swiss FIDE (C.04.3, 2026)
# older than the English
# unreviewed
why-not-heading = Mengapa dua pemain tidak bertemu?
# unreviewed
why-not-other = dan pemain ini
# unreviewed
why-not-ask = Tanya
# unreviewed
pair-of-group = { $higher } – { $lower }: keduanya punya { $points }. Dalam satu grup separuh atas bertemu separuh bawah, menurut urutan, sejauh aturan membolehkan.
# unreviewed
pair-moved-down = { $higher } – { $lower }: { $higher } punya { $higherpoints } dan dipindahkan turun ke kelompok dengan { $points }, asal lawannya.
# unreviewed
pair-with-points = { $higher } ({ $higherpoints }) – { $lower } ({ $lowerpoints })
# older than the English
# unreviewed
criterion-unwanted = Pasangan pemain yang seharusnya tidak bertemu: { $value }
# older than the English
# unreviewed
criterion-5 = C5 poin yang tidak bertanding: { $value }
# unreviewed
criterion-6 = C6 pemain yang turun ke grup berikutnya: { $value }
# unreviewed
criterion-7 = C7 poin mereka: { $value }
# unreviewed
criterion-8 = C8 pemain yang turun dari grup berikutnya, dengan poinnya: { $value }
# older than the English
# unreviewed
criterion-9 = C9 babak yang belum dimainkan oleh yang tidak bertanding: { $value }
# unreviewed
criterion-10 = C10 pasangan pemuncak yang salah satunya mendapat satu warna lebih dari dua kali terlalu sering: { $value }
# unreviewed
criterion-11 = C11 pasangan pemuncak yang salah satunya mendapat satu warna tiga kali berturut-turut: { $value }
# unreviewed
criterion-12 = C12 pasangan yang salah satunya tidak mendapat warna yang menjadi gilirannya: { $value }
# unreviewed
criterion-13 = C13 pasangan yang salah satunya tidak mendapat warna yang sangat menjadi gilirannya: { $value }
# unreviewed
criterion-14 = C14 pemain yang turun, seperti satu babak lalu: { $value }
# older than the English
# unreviewed
criterion-15 = C15 pemain yang bertemu lawan dari atas, seperti satu babak lalu: { $value }
# unreviewed
criterion-16 = C16 pemain yang turun, seperti dua babak lalu: { $value }
# older than the English
# unreviewed
criterion-17 = C17 pemain yang bertemu lawan dari atas, seperti dua babak lalu: { $value }
# older than the English
# unreviewed
criterion-18 = C18 selisih di atas poin grup, dari mereka yang turun satu babak lalu dan turun lagi: { $value }
# older than the English
# unreviewed
criterion-19 = C19 selisih di atas poin grup, dari lawan mereka yang bertemu lawan dari atas satu babak lalu: { $value }
# older than the English
# unreviewed
criterion-20 = C20 selisih di atas poin grup, dari mereka yang turun dua babak lalu dan turun lagi: { $value }
# older than the English
# unreviewed
criterion-21 = C21 selisih di atas poin grup, dari lawan mereka yang bertemu lawan dari atas dua babak lalu: { $value }
# unreviewed
criteria-zero = Semua angka lain 0.
# older than the English
# unreviewed
why-not-they-meet = { $one } dan { $other } memang bertemu.
# older than the English
# unreviewed
why-not-changed = Pasangan babak ini bukan yang akan dibuat sistem sekarang. Dalam babak menurut sistem:
# unreviewed
why-not-here = { $one } dan { $other } tidak sama-sama ada di babak ini.
# older than the English
# unreviewed
why-not-before = { $one } dan { $other } sudah bertemu di babak { $rounds }, dan tidak ada yang bertemu dua kali (C1).
# unreviewed
why-not-apart = { $one } dan { $other } dipisahkan di babak ini.
# unreviewed
why-not-same-side = { $one } dan { $other } sekarang harus mendapat warna yang sama, jadi tidak dapat bertemu (C3).
# unreviewed
why-not-impossible = Bila { $one } dan { $other } bertemu, pemain lain tidak dapat dipasangkan semuanya (C4).
# unreviewed
why-not-in-group = dalam grup dengan { $points } poin
# unreviewed
why-not-in-round = dalam seluruh babak
# unreviewed
why-not-worse = Bila { $one } dan { $other } bertemu, babak ini menjadi kurang baik { $group }. Sekarang: { $now }. Bila begitu: { $then }.
# older than the English
# unreviewed
why-not-later = Bila { $one } dan { $other } bertemu, semua angka sama baiknya. Tetapi dari cara yang sama baiknya diambil yang pertama menurut urutan tetap, dan dalam grup dengan { $points } poin cara ini datang kemudian.
# unreviewed
why-not-preferred = { $one } dan { $other } bisa bertemu. Tetapi aturan turnamen mengambil babak lain lebih dulu: lebih sedikit pemain pindah kelompok, lebih banyak yang mendapat sisi gilirannya, atau pasangannya lebih awal dalam urutan tetap.
# unreviewed
no-pairing-few = Kurang dari dua pemain ikut serta. Tandai siapa yang hadir.
# older than the English
# unreviewed
no-pairing-bye = Jumlah pemain ganjil, dan semua sudah pernah tidak bertanding atau menang tanpa bertanding. Tambahkan satu pemain, atau biarkan satu pemain tidak bertanding atas permintaan.
# older than the English
# unreviewed
no-pairing-stuck = Pemain { $number } sudah bertemu semua, atau tidak boleh bertemu mereka. Biarkan pemain ini tidak bertanding, atau izinkan pasangan yang dipisahkan.
# unreviewed
no-pairing-together = Tidak semua dapat dipasangkan sekaligus: terlalu banyak yang sudah bertemu, atau harus mendapat warna yang sama. Kurangi babak, izinkan pasangan yang dipisahkan, atau ubah siapa yang ikut.
# unreviewed
why-bye = Di antara pemain yang boleh tidak bertanding, pemain ini punya poin paling sedikit: { $points }.
# unreviewed
why-bye-had-one = Mereka ini sudah pernah tidak bertanding, atau menang satu babak tanpa bermain: { $players }.
# unreviewed
why-bye-better = Pemain-pemain ini punya poin yang sama, tetapi diperlukan untuk pasangan yang lebih baik: { $players }.
# unreviewed
why-bye-games = Pemain ini poinnya sama. Mereka bermain lebih sedikit, urutannya lebih tinggi, atau diperlukan untuk pasangan lain: { $players }.
# unreviewed
why-bye-table = Jumlah pemain ganjil, jadi di setiap babak satu pemain tidak bertanding, bergiliran.
# unreviewed
why-bye-absent = Menurut tabel, lawannya { $player }, yang tidak hadir.
# unreviewed
why-bye-bracket = Tahap ini punya lebih banyak tempat daripada pemain, jadi para pemain teratas di daftar lolos tanpa bermain.
# unreviewed
why-bye-team = Timnya tidak punya lawan di babak ini.
# older than the English
# unreviewed
why-bye-changed = Menurut sistem orang lain yang tidak bertanding: babak diubah dengan tangan, atau hasil sebelumnya dikoreksi sejak itu.
# unreviewed
why-bye-needed = Diperlukan untuk pasangan lain: { $players }.
# unreviewed
swap-sides = Tukar warna
# unreviewed
swap-sides-at = Tukar warna di papan { $board }
# unreviewed
split = Pisah
# unreviewed
settle = Tetapkan
# unreviewed
settled = Ditetapkan
# unreviewed
settle-at = Tetapkan pasangan di papan { $board } bila babak dipasangkan lagi
# unreviewed
move-board = Pasangan ini
# older than the English
# unreviewed
move-to = duduk di
# unreviewed
move-button = Pindahkan pasangan
# older than the English
# unreviewed
notice-draft-moved = Pasangan duduk di papan lain.
# older than the English
# unreviewed
notice-draft-settled = Dicatat. Berlaku bila Anda memasangkan babak ini lagi.
# older than the English
# unreviewed
wishes = Permintaan untuk pasangan
# older than the English
# unreviewed
wish-bye = Tidak bertanding satu babak
# older than the English
# unreviewed
wish-bye-hint = Untuk anak yang datang terlambat atau harus pulang lebih awal. Mintalah sebelum babak dipasangkan.
# unreviewed
wish-which-round = Babak yang mana?
# unreviewed
wish-bye-button = Tidak bertanding
# unreviewed
wish-round = Babak { $round }: { $kind }
# unreviewed
wish-remove = Hapus
# older than the English
# unreviewed
wish-apart = Jangan bertemu
# older than the English
# unreviewed
wish-apart-hint = Misalnya untuk kakak dan adik.
# unreviewed
wish-apart-teams = Tim dari kedua pemain ini tidak dipertemukan.
# older than the English
# unreviewed
wish-apart-from = Jangan bertemu pemain ini
# older than the English
# unreviewed
wish-through = Hanya sampai babak (kosong: di semua babak)
# older than the English
# unreviewed
wish-strict = Bagaimanapun juga, walaupun karena itu babak tidak dapat dipasangkan
# unreviewed
wish-apart-button = Pisahkan
# older than the English
# unreviewed
wish-apart-always = { $player }, bagaimanapun juga
# older than the English
# unreviewed
wish-apart-if-possible = { $player }, sebisa mungkin
# older than the English
# unreviewed
wish-apart-through = { $player }, bagaimanapun juga sampai babak { $round }
# older than the English
# unreviewed
wish-apart-through-if-possible = { $player }, sebisa mungkin, sampai babak { $round }
# unreviewed
wish-apart-later = { $apart } (mulai babak { $round })
# older than the English
# unreviewed
wish-seat = Papan tetap
# older than the English
# unreviewed
wish-seat-hint = Untuk anak yang tidak dapat berpindah tempat. Pasangan anak ini selalu di papan itu.
# older than the English
# unreviewed
notice-wish-saved = Dicatat. Berlaku mulai penyusunan pasangan berikutnya.
# older than the English
# unreviewed
audit-terms-sits-out = { $players }: satu babak tanpa bertanding dicatat atau ditarik kembali
# older than the English
# unreviewed
audit-terms-apart = { $players }: dipisahkan dari seseorang, atau tidak lagi
# older than the English
# unreviewed
audit-terms-seat = { $players }: papan tetap
# unreviewed
audit-schools-teams = Tim dan kapten diubah
# unreviewed
audit-terms-line-up = Susunan pemain tim { $players }
# unreviewed
audit-terms-line-ups-asked = Babak { $round }: waktu susunan pemain
# unreviewed
audit-draft-line-up = Babak { $round }: tim duduk menurut susunannya
# older than the English
# unreviewed
audit-terms-settled = Babak { $round }, papan { $board }: pasangan ditetapkan, atau tidak lagi
# unreviewed
audit-draft-moved = Babak { $round }: satu pasangan dipindahkan ke papan lain
# unreviewed
split-at = Pisah pasangan di papan { $board }

## Babak yang diumumkan

# unreviewed
round-n = Babak { $round }
# unreviewed
list-of-rounds = Babak
# unreviewed
rounds-all = Semua babak
# unreviewed
rounds-done = hasil: { $done } dari { $all }
# unreviewed
rounds-watch = Tonton
# unreviewed
rounds-page = Selengkapnya tentang babak { $round }
# unreviewed
rounds-older = Babak sebelumnya
# unreviewed
round-is-posted = Babak ini sedang dimainkan.
# unreviewed
round-is-closed = Semua hasil sudah masuk.
# unreviewed
round-sealed = Nomor pemeriksaan hasil ini: { $code }
# unreviewed
find-title = Cari pemain atau papan
# unreviewed
find-label = Nama, nomor, atau papan
# unreviewed
find-button = Cari
# older than the English
# unreviewed
find-nothing = Tidak ada pemain atau papan yang ditemukan. Coba huruf lebih sedikit.
# older than the English
# unreviewed
find-nothing-hint = Nama di sini pendek: nama depan dan satu huruf. Ketik hanya huruf-huruf awal nama depan, atau lihat daftar semua pemain.
# unreviewed
share-text = Teks untuk dibagikan
# unreviewed
share-event = Bagikan turnamen ini
# older than the English
# unreviewed
share-link = Tautan untuk semua
# unreviewed
share-copy = Salin tautan
# unreviewed
share-copied = Tersalin.
# unreviewed
share-scan = Pindai dengan ponsel
# unreviewed
share-picture = Gambar untuk dikirim
# unreviewed
share-picture-text = Simpan dan kirim bila tautan tidak dapat dibuka. Hanya nama pendek yang ada.
# unreviewed
share-picture-alt = { $event }: babak sekarang sebagai gambar
# unreviewed
share-save = Simpan gambar
# unreviewed
share-save-standings = Simpan klasemen
# unreviewed
share-frame = Di situs web lain
# unreviewed
share-frame-text = Salin baris ini ke halaman sekolah atau klub. Papan tampil langsung di sana.
# unreviewed
share-copy-frame = Salin baris ini
# unreviewed
share-overlay = Untuk siaran langsung
# unreviewed
share-overlay-text = Alamat satu papan tanpa apa pun di sekelilingnya: sumber peramban untuk program siaran. Angka terakhir adalah papannya. Alamat ini berlanjut ke babak berikutnya. Dengan #players di akhir hanya tampil pemain dan jamnya.
# unreviewed
share-copy-overlay = Salin alamat
# unreviewed
preview-event = Ikuti papan, hasil dan klasemen.
# older than the English
# unreviewed
preview-standings = Siapa di tempat mana, setelah setiap pertandingan.
# older than the English
# unreviewed
preview-board = Tonton pertandingan ini langkah demi langkah.
# unreviewed
preview-player = Semua pertandingan pemain ini di satu tempat.
# unreviewed
api-title = Untuk program lain
# unreviewed
api-text = Program lain dapat membaca di sini apa yang boleh dilihat semua orang: tanpa nama lengkap. Jawabannya JSON. Tulis kunci turnamen di tempat { "{key}" }: ada di alamatnya setelah /e/.
# older than the English
# unreviewed
api-tags = Setiap jawaban punya ETag. Yang mengirimnya kembali sebagai If-None-Match diberi tahu dengan 304 bahwa tidak ada yang berubah.
# unreviewed
api-parts = Daftar panjang datang dalam bagian: ?limit=50 menyebut jumlah baris, dan header Link berisi alamat bagian berikutnya.
# unreviewed
api-description = Penjelasan semua jawaban (OpenAPI)
# unreviewed
api-events = Turnamen yang sudah dimulai
# unreviewed
api-event = Satu turnamen: namanya, permainannya, babak-babaknya
# unreviewed
api-entrants = Para pemain, menurut nomor
# older than the English
# unreviewed
api-rounds = Semua babak: pasangan, hasil, bye
# unreviewed
api-round = Satu babak
# unreviewed
api-standings = Klasemen sekarang, atau dengan ?after=2 klasemen setelah babak 2
# unreviewed
api-teams = Tim dan pertandingannya, bila tim bermain; dengan ?after=2 sesudah babak 2
# unreviewed
api-log = Ringkasan terakhir yang ditandatangani dari catatan perubahan turnamen
# unreviewed
api-log-line = Bukti bahwa sebuah baris ada dalam catatan perubahan
# unreviewed
api-log-since = Bukti bahwa catatan perubahan melanjutkan yang lebih awal
# unreviewed
api-enter-result = Memasukkan hasil, dengan token
# unreviewed
api-enter-players = Memasukkan pemain, dengan token
# unreviewed
api-enter-presence = Mencatat apakah pemain hadir, dengan token
# unreviewed
api-token = Untuk memasukkan sesuatu, program memerlukan token turnamen. Panitia membuatnya di halaman “Tim”.
# unreviewed
api-player-known = Pemain ini sudah ada di daftar.
# unreviewed
api-player-twice = Pemain ini tercantum dua kali dalam daftar.
# unreviewed
back-to-run = Babak
# unreviewed
round-control = Jalankan babak ini
# unreviewed
print-full-names = Cetak dengan nama lengkap
# unreviewed
watch-board = Papan { $board }: tonton
# unreviewed
correct-title = Koreksi hasil babak { $round }
board-to-correct = { $board }: { $first } – { $second }, { $result }
# unreviewed
result-now = Hasil sekarang: { $text }.
# unreviewed
show-effect = Tunjukkan perubahan
# unreviewed
effect = Yang berubah
# unreviewed
correct-change = { $was } menjadi { $now }.
# older than the English
# unreviewed
no-effect = Tidak ada poin atau peringkat yang berubah.
# unreviewed
shift = { $player }: { $before } → { $after } poin, peringkat { $rankbefore } → { $rankafter }
# unreviewed
shift-rank = { $player }: peringkat { $rankbefore } → { $rankafter }
# unreviewed
later-boards = Papan berikutnya dari kedua pemain ini, dipasangkan dengan hasil lama
# unreviewed
later-board = Babak { $round }, papan { $board }: { $first } – { $second }
# older than the English
# unreviewed
correct-record = Pertandingan ini dicatat. Catatannya akan menyebutkan bahwa ia dibuka lagi, oleh siapa dan mengapa, serta hasil barunya. Babak ditandatangani sekali lagi.
# unreviewed
already-paired = { $n ->
    [1] Babak { $rounds } sudah dipasangkan dan tetap seperti adanya.
   *[other] Babak { $rounds } sudah dipasangkan. Semuanya tetap seperti adanya.
}
# unreviewed
reason-is = Alasan: { $reason }
# unreviewed
correct-confirm = Ya, koreksi
# unreviewed
correct-and-pair = Ya, betulkan dan pasangkan babak { $round } lagi
# unreviewed
correct-draft = Babak { $round } masih draf. Bisa dipasangkan lagi dengan hasil yang benar.
# unreviewed
another-board = Papan lain

## Di atas kertas

# unreviewed
print-pairings-title = Pasangan babak { $round }
# unreviewed
by-board = Menurut papan
# unreviewed
by-name = Menurut nama
# unreviewed
side = Warna
opponent = Lawan
# unreviewed
print-cards-title = Kartu papan babak { $round }
# unreviewed
print-slips-title = Slip hasil babak { $round }
# older than the English
# unreviewed
cards-only-here = Ponsel tidak dapat membuka { $address }: itu alamat untuk komputer ini saja. Jalankan server dengan --listen 0.0.0.0:{ $port }, buka halaman ini lewat alamat jaringan, lalu cetak.
# unreviewed
phones-switched-off = Ponsel tidak dapat membuka { $address }: itu alamat untuk komputer ini saja. Izinkan ponsel di halaman “{ $page }”, lalu kembali.
# unreviewed
no-cards = Tidak ada kartu: babak sudah ditutup.
# unreviewed
no-cards-missing = Setiap papan sudah punya ponsel: tidak ada kartu yang perlu dicetak.
# unreviewed
qr-code = Kode QR papan ini
# unreviewed
card-how = Wasit: pindai kode QR dengan ponsel Anda, atau ketik
# older than the English
# unreviewed
card-good = Hanya untuk babak ini, paling lambat sampai { $time }.
# unreviewed
print-sheets-title = Lembar skor babak { $round }
# unreviewed
print-records = Lembar skor pertandingan yang dicatat
# unreviewed
print-records-title = Lembar skor pertandingan yang dicatat, babak { $round }
# older than the English
# unreviewed
print-records-none = Tidak ada pertandingan babak ini yang dicatat.
# unreviewed
print-records-all = Semua papan
# unreviewed
print-records-open = Permainan belum berakhir.
# unreviewed
print-records-program = program
# unreviewed
print-records-check = Nomor pemeriksaan babak: { $code }
# unreviewed
print-records-check-qr = Kode QR nomor pemeriksaan
# unreviewed
print-blank = Formulir bila listrik padam
# unreviewed
print-blank-text = Cetak ini sebelum harinya: pasangan dan poin dengan tangan, slip hasil, lembar skor.
# unreviewed
paper-check-in-hint = kotak centang bagi setiap pemain, menurut sekolah
# unreviewed
paper-participants = Daftar pemain
# unreviewed
paper-participants-hint = semua pemain menurut nomor
# unreviewed
paper-badges = Kartu nama
# unreviewed
paper-badges-hint = untuk digunting, masing-masing dengan kode presensi
# unreviewed
sheet-phone = atau catat di ponsel
# unreviewed
sheet-code = Kode
# unreviewed
sheet-consent = Nama lengkap boleh tampil
# unreviewed
sheet-keep = Nama lengkap: untuk panitia
# unreviewed
sheet-schools = { $n } sekolah
# unreviewed
blank-points = Poin dengan tangan
# older than the English
# unreviewed
blank-sum = Jumlah
# unreviewed
sheet-place = Lembar skor · Babak { $round } · Papan { $board }
sheet-number = #
# unreviewed
sheet-shot = dimakan
# unreviewed
sheet-cards = Kartu
# unreviewed
sheet-yellow = kuning
# unreviewed
sheet-red = merah
# unreviewed
sheet-time = Waktu:
sheet-wins = { $side } menang
sheet-draw = Seri
# unreviewed
sheet-why = Sebab
# unreviewed
sheet-why-captured = tinggal dua token
# unreviewed
sheet-why-blocked = tidak dapat bergerak
# unreviewed
sheet-why-quiet = terlalu banyak langkah tanpa penangkapan
# unreviewed
sheet-why-repetition = posisi sama tiga kali
# unreviewed
sheet-why-castle = Kastil direbut
# unreviewed
sheet-why-all = semua ditawan
# unreviewed
sheet-why-material = bidak terlalu sedikit
# unreviewed
sheet-why-count = kepingan dihitung
# unreviewed
sheet-captured = ditawan
# unreviewed
sheet-turned = dibalik
# unreviewed
sheet-why-agreed = keduanya sepakat
# unreviewed
sheet-why-gave-up = menyerah
# unreviewed
sheet-why-award = diberikan wasit
# unreviewed
sheet-why-absent = tidak datang

## Kartu di turnamen

# unreviewed
cards-title = Kartu
# unreviewed
cards-link = Kartu
# unreviewed
cards-of-all = Kartu yang ditunjukkan di turnamen ini
# unreviewed
cards-none = Belum ada kartu yang ditunjukkan di turnamen ini.
# unreviewed
cards-csv = Kartu sebagai CSV
# older than the English
# unreviewed
cards-standing = Kartu yang berlaku: { $yellow } kuning, { $red } merah.
# unreviewed
cards-place = Babak { $round }, papan { $board }
# unreviewed
cards-line = { $card }. { $offence }. Oleh { $by }
# unreviewed
cards-back = Ditarik kembali: { $reason }
# unreviewed
cards-rule = Aturan turnamen ini
# unreviewed
cards-ask = Beri tahu saya bila satu pemain mendapat kartu merah kedua di turnamen ini
# older than the English
# unreviewed
cards-ask-hint = Muncul di bagian “Menunggu Anda”. Akibatnya Anda yang memutuskan.

## Riwayat

# unreviewed
history = Riwayat
# older than the English
# unreviewed
history-text = Semua yang dilakukan di turnamen ini, yang terbaru lebih dahulu. Tidak ada yang pernah dihapus.
# unreviewed
history-today = Hari ini, { $day }
# unreviewed
history-sift = Cari menurut papan atau pemain
# unreviewed
history-kind-all = Semua
# unreviewed
records-title = Catatan resmi
# unreviewed
records-text = Semua permainan yang tercatat, entri demi entri, dengan apa yang ditandatangani turnamen ini. Siapa pun dapat memeriksa berkas itu di halaman “Periksa catatan”.
# unreviewed
records-as-text = Sebagai teks
# unreviewed
records-as-json = Sebagai JSON
# unreviewed
records-full-names = Sebagai teks, dengan nama lengkap
# unreviewed
records-key = Untuk program yang memeriksa catatan, kunci turnamen ini: { $code }
# unreviewed
records-all = Unduh catatan semua permainan
# unreviewed
records-of-round = Catatan babak ini
# unreviewed
records-of-game = Catatan pertandingan ini
# unreviewed
no-history = Tidak ada lagi.
# older than the English
# unreviewed
no-history-found = Tidak ada yang cocok. Pilih papan atau pemain lain.
# unreviewed
history-anybody = Semua pemain
# unreviewed
history-all = Tampilkan semua
# unreviewed
what = Apa
# unreviewed
older = Lebih lama
# unreviewed
audit-event-created = Turnamen dibuat
# unreviewed
audit-event-changed = Pengaturan diubah
# older than the English
# unreviewed
audit-event-delayed = { $n ->
    [0] Penonton langsung melihat papan
   *[other] Penonton melihat papan { $n } menit lebih lambat
}
# older than the English
# unreviewed
audit-event-scheduled = Waktu babak direncanakan.
# older than the English
# unreviewed
audit-event-shown = Isi layar proyektor dipilih.
# older than the English
# unreviewed
audit-event-timed = { $n ->
    [0] Babak tanpa pewaktu
   *[other] Satu babak berlangsung { $n } menit
}
# unreviewed
audit-timer-started = Babak { $round }: pewaktu dimulai
# unreviewed
audit-timer-paused = Babak { $round }: pewaktu dijeda
# older than the English
# unreviewed
audit-timer-went-on = Babak { $round }: pewaktu dilanjutkan
# older than the English
# unreviewed
audit-timer-extended = { $minutes ->
   *[other] Babak { $round }: pewaktu ditambah { $minutes } menit
}
# older than the English
# unreviewed
audit-timer-stopped = Babak { $round }: pewaktu dihapus
# unreviewed
audit-timer-put-back = Babak { $round }: pewaktu dikembalikan seperti semula
# unreviewed
audit-event-finished = Turnamen diakhiri
# unreviewed
audit-check-in-opened = Presensi dibuka
# unreviewed
audit-check-in-closed = Presensi ditutup
# unreviewed
audit-check-in-not-used = Presensi tidak dipakai lagi
# older than the English
# unreviewed
audit-event-reopened = Turnamen dibuka lagi
# unreviewed
audit-round-drafted = Babak { $round } dipasangkan sebagai draf
# unreviewed
audit-draft-swapped = Babak { $round }, draf: warna ditukar
# older than the English
# unreviewed
audit-draft-exchanged = Babak { $round }, draf: dua pemain bertukar tempat
# older than the English
# unreviewed
audit-draft-split = Babak { $round }, draf: satu pasangan dipisah
# unreviewed
audit-draft-joined = Babak { $round }, draf: satu pasangan dibuat
# unreviewed
audit-draft-bye = Babak { $round }, draf: bye diberikan
# older than the English
# unreviewed
audit-draft-discarded = Babak { $round }: draf dibuang
# unreviewed
audit-round-posted = Babak { $round } diumumkan
# unreviewed
audit-round-unposted = Babak { $round } ditarik kembali menjadi draf
# unreviewed
audit-round-closed = Babak { $round } ditutup
# older than the English
# unreviewed
audit-round-reopened = Babak { $round } dibuka lagi
# unreviewed
audit-result-entered = Babak { $round }, papan { $board }: { $result } diisi
# older than the English
# unreviewed
audit-result-entered-not = Babak { $round }, papan { $board }: hasil ditarik kembali
# unreviewed
audit-result-to-confirm = Babak { $round }, papan { $board }: { $result } dilaporkan, perlu dipastikan
# unreviewed
audit-result-report-discarded = Babak { $round }, papan { $board }: hasil yang dilaporkan dibuang
# unreviewed
audit-result-corrected = Babak { $round }, papan { $board }: dikoreksi menjadi { $result }
# unreviewed
audit-board-recorded = Babak { $round }, papan { $board }: pencatatan dimulai
# unreviewed
audit-toss-entered = Babak { $round }, papan { $board }: menurut undian { $players } mulai
# unreviewed
audit-board-taken-over = Babak { $round }, papan { $board }: pencatatan diambil alih dari { $from }
# unreviewed
audit-board-code-renewed = Babak { $round }, papan { $board }: kode baru diberikan
# unreviewed
audit-board-on-devices = Babak { $round }, papan { $board }: para pemain memasukkan giliran sendiri
# unreviewed
audit-board-at-table = Babak { $round }, papan { $board }: wasit memasukkan giliran
# unreviewed
audit-seat-taken = { $players }: sebuah perangkat mengambil kursi
# unreviewed
audit-seat-freed = { $players }: kursi dibebaskan
# unreviewed
audit-seat-code-renewed = { $players }: kursi dibebaskan dan mendapat tautan baru
# unreviewed
audit-board-spoken-to = Babak { $round }, papan { $board }: sebuah kalimat disampaikan kepada pemain
# unreviewed
audit-board-paused = Babak { $round }, papan { $board }: permainan dijeda
# unreviewed
audit-board-resumed = Babak { $round }, papan { $board }: permainan dilanjutkan
# unreviewed
audit-board-record-scanned = Babak { $round }, papan { $board }: catatan ponsel dibaca dari kode QR-nya
# unreviewed
audit-call-answered = Babak { $round }, papan { $board }: satu panggilan dijawab
# unreviewed
audit-appeal-decided = Babak { $round }, papan { $board }: satu banding diputuskan
# older than the English
# unreviewed
audit-card-taken-back = Babak { $round }, papan { $board }: satu kartu ditarik kembali
# unreviewed
notice-card-taken-back = Kartu sudah ditarik kembali.
# older than the English
# unreviewed
cards-closed = Babak sudah ditutup: kartunya tetap. Hasilnya dapat dikoreksi.
# older than the English
# unreviewed
audit-records-taken = Catatan { $n } pertandingan diambil dari berkas
# older than the English
# unreviewed
audit-entrants-entered = { $n } pemain dimasukkan
# older than the English
# unreviewed
audit-entrants-entered-consent = { $n } pemain dimasukkan; nama lengkap { $consents } di antaranya boleh ditampilkan
# unreviewed
audit-entrant-corrected = { $players }: data dikoreksi
# older than the English
# unreviewed
audit-entrant-struck = Seorang pemain dihapus dari daftar
# unreviewed
audit-presence-here = Hadir: { $players }
# unreviewed
audit-presence-absent = Tidak hadir: { $players }
# unreviewed
audit-presence-expected = Belum terlihat: { $players }
# unreviewed
audit-presence-wenthome = Sudah pulang: { $players }
audit-something = { $what }: { $subject }

## Papan semua permainan

kind-cow = token
kind-herd-boys = regu putra
kind-warriors = regu warior
kind-man = Prajurit
kind-knight = Ksatria
kind-disc = kepingan
point-kind = { $point }, { $man } { $side }
# unreviewed
counts-camelot = bidak { $board } · ditawan { $shot }
# older than the English
# unreviewed
herd-camelot = ksatria { $knights }, prajurit { $men }, hilang { $lost }
# unreviewed
counts-reversi = kepingan { $board } · sisa { $hand }
# Which of the three kinds of isipowe is placed.
# unreviewed
kind-which = Apa yang ditempatkan?
kind-left = { $kind } { $n }
placed-cow = token
# Herd-boys (abelusi) and warriors (ibhuto) are one token each.
placed-herd-boys = regu putra
placed-warriors = regu warior
# unreviewed
turn-text-step = { $man } { $side } bergerak { $path }
# unreviewed
turn-text-canter = { $man } { $side } melompati teman { $path }
# older than the English
# unreviewed
turn-text-jump = { $man } { $side } melompati lawan { $path }, menawan { $n }
# older than the English
# unreviewed
turn-text-charge = { $man } { $side } melakukan Serangan Ksatria { $path }, menawan { $n }
# unreviewed
turn-text-disc = { $side } menempatkan kepingan di { $to }
# unreviewed
turn-text-disc-missed = { $side } menempatkan kepingan di { $to }; keliru tidak dibalik: { $missed }
# unreviewed
turn-text-disc-extra = { $side } menempatkan kepingan di { $to }; keliru dibalik: { $extra }
# unreviewed
turn-text-disc-wrong = { $side } menempatkan kepingan di { $to }; keliru tidak dibalik: { $missed }; keliru dibalik: { $extra }
# unreviewed
clause-captured-camelot = semua bidak lawan ditawan
# older than the English
# unreviewed
clause-castle = dua bidak berada di Kastil lawan
clause-stalemate = lawan tidak dapat bergerak secara sah
# unreviewed
clause-material = kedua pemain tidak punya dua bidak lagi
# unreviewed
clause-stalemate-material = pemain yang mendapat giliran tidak dapat bergerak, dan lawannya punya satu bidak
# unreviewed
clause-fifty = lima puluh langkah setiap pemain tanpa menawan dan tanpa bidak masuk Kastil
# unreviewed
clause-full = papan penuh dan kepingan dihitung
# older than the English
# unreviewed
clause-no-moves = tidak ada yang dapat melangkah dan kepingan dihitung
# unreviewed
clause-wipeout = lawan tidak punya kepingan di papan
# unreviewed
say-place-kind = { $player }: pilih apa yang ditempatkan, lalu ketuk tempatnya
# unreviewed
say-shoot-more = Satu lagi! Ketuk token lain yang dimakan
# unreviewed
say-to-camelot = Ketuk setiap petak pendaratannya, atau hanya yang terakhir
# unreviewed
say-jump = Lompatan berlanjut. Ketuk petak berikutnya
# unreviewed
say-or-done = Ketuk “Selesai”, atau petak tempat lompatan berlanjut
# older than the English
# unreviewed
say-piece = { $player }: ketuk bidak yang bergerak
# older than the English
# unreviewed
say-capture = { $player } harus menawan. Ketuk bidak yang melompat
# older than the English
# unreviewed
say-leave = { $player } harus keluar dari Kastilnya sendiri. Ketuk bidak di sana
# older than the English
# unreviewed
say-leave-capturing = { $player } harus keluar dari Kastilnya sendiri dengan melompati lawan. Ketuk bidak di sana
# unreviewed
say-disc = { $player }: ketuk tempat kepingan ditempatkan
# unreviewed
turn-done = Selesai
# unreviewed
turn-again = Kosongkan
# unreviewed
record-pass = Catat giliran yang dilewatkan
# unreviewed
type-turn = Atau ketik langkahnya
# unreviewed
turn-hint-mill = A1 menempatkan, A1-A2 bergerak, xE1 memakan, ~A1 memberikan.
# unreviewed
turn-hint-mill-no-gift = A1 menempatkan, A1-A2 bergerak, xE1 memakan.
# unreviewed
turn-hint-mill-kinds = A1 menempatkan, A1-A2 bergerak, xE1 memakan, A1=H menempatkan regu putra, A1=W regu warior, ~A1 memberikan token.
# unreviewed
turn-hint-camelot = C8-D9 bergerak, E6-C8-A8 melompati teman, H4xJ4 melompati lawan, F6-F8xH10 Serangan Ksatria.
# unreviewed
turn-hint-reversi = c4 menempatkan kepingan di c4. Kepingan dibalik dengan sendirinya.
# unreviewed
count-discs = Kepingan
# unreviewed
discs-short = Kepingan { $first } : { $second }
# older than the English
# unreviewed
discs-now = Hitam punya { $first } kepingan, Putih { $second }; { $empty } petak kosong. Bila tidak ada yang dapat melangkah, kepingan terbanyak menang. Jumlah yang sama berarti seri.
# unreviewed
quiet-short-camelot = Tanpa penawanan { $n }/{ $limit }
# older than the English
# unreviewed
quiet-each-camelot = { $n ->
    [0] Belum ada langkah tenang. Bila masing-masing pemain sudah { $limit } langkah tanpa menawan dan tanpa bidak masuk Kastil, permainan seri.
   *[other] { $n } langkah tanpa menawan dan tanpa bidak masuk Kastil. Bila masing-masing pemain sudah { $limit } langkah, permainan seri.
}
# unreviewed
quiet-waits-none = Permainan ini tidak membatasi langkah tanpa penangkapan.
# unreviewed
quiet-waits-either = Langkah tanpa penangkapan belum dihitung: mulai dihitung begitu satu pemain tinggal tiga token.
# unreviewed
quiet-waits-both = Langkah tanpa penangkapan belum dihitung: mulai dihitung begitu kedua pemain tinggal tiga token.

## Permainan yang ditawarkan

game-umlabalaba = Umlabalaba
# unreviewed
game-umlabalaba-about = Masing-masing dua belas token. Bentuk garis tangkapan dan makan satu token lawan.
game-morabaraba = Morabaraba
# older than the English
# unreviewed
game-morabaraba-about = Seperti umlabalaba; Putih mulai, seri sesudah sepuluh langkah hanya bila keduanya tinggal tiga token
# unreviewed
game-gar = Morabaraba menurut Generally Accepted Rules
# older than the English
# unreviewed
game-gar-about = Seperti umlabalaba; token gelap mulai, dan token tidak boleh langsung kembali untuk membentuk garis tangkapan lagi
game-isizulu = Isizulu
# unreviewed
game-isizulu-about = Token mana pun boleh dimakan. Bila papan penuh, setiap pemain memberikan satu token.
game-isipowe = Isipowe
# older than the English
# unreviewed
game-isipowe-about = Seperti isizulu, dengan sembilan token, dua regu putra, dan satu regu warior untuk setiap pemain
game-isisuthu = Isisuthu
# unreviewed
game-isisuthu-about = 25 titik dengan titik pusat. Token mana pun boleh dimakan, tidak ada yang bergerak bebas, dan pemain yang tidak dapat bergerak melewatkan giliran.
game-camelot = Camelot
# unreviewed
game-camelot-about = Lompati teman, lompati lawan, rebut Kastil.
game-reversi = Reversi
# unreviewed
game-reversi-about = 64 petak. Apit kepingan dan balikkan; Hitam mulai, kepingan terbanyak menang.

## Untuk guru: permainan, aturan, dan pilihannya

# unreviewed
rules-link = Aturan
# unreviewed
rules-title = Aturan permainan
# unreviewed
rules-of = Aturan { $game }
# unreviewed
rules-of-event = Aturan turnamen ini: { $game }
# older than the English
# unreviewed
rules-text = Pilih permainan. Setiap halaman berisi papannya, aturannya dalam kata-kata sederhana, dan apa yang boleh diubah panitia.
# unreviewed
rules-board = Papan dan nama titik-titiknya
# older than the English
# unreviewed
rules-options = Yang boleh diubah panitia
# older than the English
# unreviewed
rules-options-hint = Panitia mengubahnya di bagian “Pengaturan lain” turnamen.
# unreviewed
rules-option = Pertanyaan
# unreviewed
rules-here = Di sini
# unreviewed
rules-other = Bisa juga
# older than the English
# unreviewed
rules-sisters = Yang berbeda dalam permainan lain sekeluarga
# unreviewed
rules-same = Tidak ada: aturannya sama.
# unreviewed
rules-changed = Turnamen ini mengubah aturan yang biasa
# older than the English
# unreviewed
rules-source-hint = Tanda-tanda itu menyebut pasal dalam daftar aturan kami, docs/LAW.md, dan baris sumbernya.
# older than the English
# unreviewed
rules-any-hand = Jumlah lain, 4 sampai 12 token seluruhnya.
# older than the English
# unreviewed
rules-between = Nilai mana pun { $values }
# unreviewed
rules-next = Giliran { $side }.
# unreviewed
rules-may-go = Giliran { $side }. Bidak yang dilingkari boleh pergi ke setiap tempat bertanda.
# unreviewed
rules-may-put = Giliran { $side }: kepingan boleh ditempatkan di setiap petak bertanda.
# unreviewed
rules-may-shoot = Garis tangkapan: { $side } memakan salah satu token bertanda.
# unreviewed
rules-on-page = Di halaman ini
# unreviewed
rules-back = Kembali
# unreviewed
rules-forward = Berikutnya
# unreviewed
rules-sources = Dari mana aturan ini berasal
# unreviewed
rules-part-mill-place = Menempatkan
# unreviewed
rules-part-mill-row = Garis tangkapan
# unreviewed
rules-part-mill-target = Token mana yang boleh dimakan
# unreviewed
rules-part-mill-move = Bergerak
# unreviewed
rules-part-mill-again = Buka dan bentuk lagi
# unreviewed
rules-part-mill-fly = Bergerak bebas
# unreviewed
rules-part-mill-full = Papan penuh
# unreviewed
rules-part-mill-blocked = Jika tidak dapat bergerak
# unreviewed
rules-part-mill-end = Siapa menang
# unreviewed
rules-part-mill-draw = Kapan seri
# unreviewed
rules-part-mill-clock = Waktu dan kartu
# unreviewed
rules-part-camelot-start = Papan
# unreviewed
rules-part-camelot-step = Gerakan biasa
# unreviewed
rules-part-camelot-canter = Melompati Teman
# unreviewed
rules-part-camelot-jump = Melompati Lawan: menawan
# unreviewed
rules-part-camelot-charge = Serangan Ksatria
# unreviewed
rules-part-camelot-castle = Kastil
# unreviewed
rules-part-camelot-end = Siapa menang
# unreviewed
rules-part-camelot-draw = Kapan seri
# unreviewed
rules-part-reversi-start = Awal permainan
# unreviewed
rules-part-reversi-outflank = Mengapit
# unreviewed
rules-part-reversi-turn = Membalik kepingan
# unreviewed
rules-part-reversi-pass = Melewatkan giliran
# unreviewed
rules-part-reversi-supply = Jika kepingan habis
# older than the English
# unreviewed
rules-part-reversi-wrong = Salah membalik
# unreviewed
rules-part-reversi-end = Siapa menang
# unreviewed
learn-title = Belajar permainan
# unreviewed
learn-text = Pilih permainan. Setiap pelajaran terdiri atas beberapa langkah pendek di papan sungguhan.
# unreviewed
learn-it = Belajar langkah demi langkah
# unreviewed
learn-read = Baca aturannya
# unreviewed
learn-of = Belajar { $game }
# unreviewed
learn-step = Langkah { $n } dari { $m }
# unreviewed
learn-done = selesai:
# unreviewed
learn-well = Bagus. { $turn }.
# older than the English
# unreviewed
learn-otherwise = { $turn }. Itu boleh. Sekarang coba yang lain: { $task }
# unreviewed
puzzles = Teka-teki
# unreviewed
puzzle-today = Teka-teki hari ini
# unreviewed
puzzle-of = Teka-teki: { $game }
# unreviewed
puzzle-number = Teka-teki { $n } dari { $m }
# unreviewed
puzzle-task-win-now = { $side } langsung menang. Temukan langkahnya.
# unreviewed
puzzle-task-win = { $side } menang dalam { $n } langkah. Temukan langkah pertama.
# unreviewed
puzzle-task-save = { $side } kalah dengan semua langkah kecuali satu. Temukan langkah itu.
# unreviewed
puzzle-task-shoot = { $side } dapat membuat garis tangkapan dan memakan. Temukan langkah itu.
# unreviewed
puzzle-task-discs = Hanya satu langkah memberi { $side } kepingan terbanyak di akhir. Temukan langkah itu.
# unreviewed
puzzle-right = Benar: { $turn }
# unreviewed
puzzle-wrong = { $turn } Bukan itu.
# unreviewed
puzzle-shown = Jawabannya: { $turn }
# unreviewed
puzzle-again = Coba lagi
# unreviewed
puzzle-show = Tunjukkan
# unreviewed
puzzle-next = Teka-teki berikutnya
# unreviewed
puzzle-games = Teka-teki semua permainan
# unreviewed
puzzle-levels = Seberapa sulit
# unreviewed
puzzle-level-all = Semua
# unreviewed
puzzle-level-easy = Mudah
# unreviewed
puzzle-level-middle = Sedang
# unreviewed
puzzle-level-hard = Sulit
# unreviewed
puzzle-sheet-of = Lembar teka-teki: { $game }
# unreviewed
event-puzzles = Teka-teki dari permainan
# unreviewed
event-puzzles-hint = Posisi dari permainan di sini dengan satu jawaban, untuk kelas
# unreviewed
event-puzzles-of = Kumpulan teka-teki: { $event }
# unreviewed
event-puzzles-games = { $n } permainan diperiksa.
# unreviewed
event-puzzles-none = Belum ada teka-teki. Teka-teki berasal dari permainan tercatat yang sudah selesai.
# unreviewed
class-sheet = Lembar untuk kelas
# unreviewed
class-title = Untuk kelas: { $game }
# unreviewed
class-note = Temukan langkahnya. Tulis di garis di bawah papan.
# unreviewed
class-name = Nama:
# unreviewed
class-answers = Jawaban
# unreviewed
class-blocks = { $side } menghalangi garis tangkapan lawan. Di mana?
# unreviewed
class-breaks = { $side } membuat garis tangkapan dan memecahkan garis lawan. Bagaimana?
# unreviewed
class-captures = { $side } dapat menawan. Temukan seluruh lompatannya.
# unreviewed
class-far = { $side } melompati dua teman dalam satu giliran. Temukan jalannya.
# unreviewed
class-charges = Ksatria { $side } melompati teman, lalu melompati lawan. Temukan jalannya.
# unreviewed
class-diagonal = { $side } hanya membalik kepingan di baris miring. Di mana?
# unreviewed
class-most = { $side } membalik kepingan sebanyak mungkin. Di mana?
# unreviewed
class-guards = Temukan semua petak yang aman: { $side } tidak memberi lawan sudut.
# unreviewed
class-corner = { $side } mengambil sudut. Yang mana?
# unreviewed
class-shuts = Setelah satu langkah { $side }, lawan harus melewatkan giliran. Temukan langkah itu.
# unreviewed
umpire-lesson = Belajar menjadi wasit
# unreviewed
umpire-waits = Tunggu
# unreviewed
umpire-not = { $answer }: bukan di sini. Pikirkan lagi.
# unreviewed
umpire-asks-start = Kedua pemain duduk di papan dan berjabat tangan. Apa yang kamu lakukan?
# unreviewed
umpire-why-start = Benar. Catatan dimulai, dan bersamanya menit pemain pertama.
# unreviewed
umpire-asks-thinks = Seorang pemain sudah berpikir setengah menit. Waktu satu giliran adalah satu menit. Apa yang kamu lakukan?
# unreviewed
umpire-why-thinks = Benar. Sebelum waktu habis, kartu karena mengulur waktu tidak dapat ditunjukkan.
# unreviewed
umpire-asks-late = Satu menit habis. Ini pertama kali pemain ini mengulur waktu. Kartu apa?
# unreviewed
umpire-why-late = Benar. Pemain diperingatkan dan mendapat satu menit baru.
# unreviewed
umpire-asks-again = Waktu pemain yang sama habis lagi. Kartu kuning sudah ditunjukkan. Sekarang apa?
# unreviewed
umpire-why-again = Benar. Giliran itu hilang, dan lawan melangkah berikutnya.
# unreviewed
umpire-asks-third = Pemain yang sama terlambat ketiga kalinya, setelah kuning dan merah. Apa yang dapat kamu lakukan?
# unreviewed
umpire-why-third = Benar. Jika mengulur waktu berlanjut setelah kartu merah, kamu boleh memberikan kemenangan.
# unreviewed
umpire-asks-slip = Kamu mengetuk titik yang salah. Di papan sungguhan langkahnya lain. Apa yang kamu lakukan?
# unreviewed
umpire-why-slip = Benar. Sebutkan alasannya, lalu ketuk langkah yang dimainkan. Catatan menyimpan keduanya.
# unreviewed
umpire-asks-quarrel = Kedua pemain tidak sepakat tentang apa yang terjadi. Apa yang kamu lakukan lebih dulu?
# unreviewed
umpire-why-quarrel = Benar. Jam berhenti selama kamu melihat kembali langkah-langkahnya.
# unreviewed
umpire-asks-unwell = Seorang anak di papanmu merasa kurang sehat. Apa yang kamu lakukan?
# unreviewed
umpire-why-unwell = Benar. Bantuan datang ke papan, dan kamu tetap bersama anak itu.
# unreviewed
umpire-asks-end = Permainan selesai dan hasilnya ada di ponselmu. Apa yang masih perlu dilakukan?
# unreviewed
umpire-why-end = Benar. Kedua pemain melihat hasilnya dan menyetujuinya.
# unreviewed
learn-again = Coba lagi
# unreviewed
learn-play = Main dengan teman
# unreviewed
learn-shown = Ini dia: { $turn }.
# unreviewed
learn-over = { $turn }. Kali ini kamu belum menang. Kamu boleh mencoba lagi.
# unreviewed
learn-short-game = Permainan singkat
# unreviewed
learn-task-game = Sekarang satu permainan utuh melawan program. Program bermain seperti pemula di hari pertama. Kamu mulai.
# unreviewed
learn-task-draw = Posisi ini sudah dua kali ada di papan. Kembalilah ke { $to }: untuk ketiga kalinya, permainan seri.
# older than the English
# unreviewed
learn-rather = Lebih suka langsung bermain?
# unreviewed
learn-task-mill-place = Ketuk titik kosong mana pun: satu token ditempatkan di sana.
# unreviewed
learn-task-mill-row = Kamu punya A1 dan A3. Ketuk A2, lalu ketuk token yang dimakan.
# unreviewed
learn-task-mill-kinds = Pilih regu putra atau regu warior di bawah papan. Lalu ketuk titik kosong.
# unreviewed
learn-task-mill-corner = Tiga di jalan sudut juga dihitung. Ketuk A3, lalu token yang dimakan.
# unreviewed
learn-task-mill-centre = Tiga melewati tengah juga dihitung. Ketuk C0, lalu token yang dimakan.
# unreviewed
learn-task-mill-block = Lawan punya R5 dan R7 dan menginginkan R6. Tempatkan tokenmu di antaranya.
# unreviewed
learn-task-mill-safe = Garis tangkapan lawan aman. Ketuk A2, lalu makan token di luarnya.
# unreviewed
learn-task-mill-any = Setiap token boleh dimakan, juga yang ada di garis tangkapan. Ketuk A2, lalu pecahkan garis tangkapan lawan.
# unreviewed
learn-task-mill-move = Ketuk salah satu tokenmu yang dilingkari, lalu titik kosong di sebelahnya.
# unreviewed
learn-task-mill-again = Kamu membuka garis tangkapanmu. Bentuk lagi: ketuk A3, lalu E3, lalu token yang dimakan.
# unreviewed
learn-task-mill-ban = Tokenmu di A2 baru saja meninggalkan satu garis tangkapan untuk garis lain. Token itu tidak boleh langsung kembali ke E2. Bentuk garis tangkapan dengan token di A6.
# unreviewed
learn-task-mill-walk = Tokenmu tinggal tiga, tetapi di permainan ini tidak ada gerak bebas. Ketuk satu token, lalu titik kosong di sebelahnya.
# unreviewed
learn-task-mill-fly = Tokenmu tinggal tiga. Ketuk satu, lalu titik kosong yang jauh.
# unreviewed
learn-task-mill-blocked = Tidak ada tokenmu yang dapat bergerak. Tekan “Lewatkan giliran”.
# unreviewed
learn-task-mill-gift = Papan penuh. Berikan salah satu tokenmu (ilobolo): ketuk token itu.
# unreviewed
learn-task-mill-stuck = Pemain yang tidak dapat bergerak kalah. Kurung lawan: langkahkan R8 ke R1.
# unreviewed
learn-task-mill-end = Lawan tinggal tiga token. Bentuk garis tangkapan dan makan salah satunya.
# unreviewed
learn-task-camelot-step = Ketuk bidak yang dilingkari, lalu petak kosong di sebelahnya.
# older than the English
# unreviewed
learn-task-camelot-canter = Lompati teman: ketuk C6, lalu E8, lalu “Selesai”.
# unreviewed
learn-task-camelot-far = Lompati dua teman dalam satu giliran: ketuk C4, E6, G8, lalu “Selesai”.
# unreviewed
learn-task-camelot-jump = Lawan berada di sebelah bidakmu. Ketuk bidak yang dilingkari, lalu petak di seberang lawan.
# unreviewed
learn-task-camelot-on = Lompatan berlanjut selama bisa. Ketuk D5, D7, dan F9: kamu menawan dua lawan.
# unreviewed
learn-task-camelot-charge = Ksatria di I7 melompati teman ke I9, lalu melompati lawan ke G9. Ketuk I7, I9, dan G9.
# unreviewed
learn-task-camelot-leave = Bidakmu ada di Kastilmu sendiri dan harus segera keluar. Ketuk F1, lalu petak di luarnya.
# unreviewed
learn-task-camelot-last = Tinggal satu lawan dan kamu punya dua bidak. Tawan dan menang: ketuk D5, lalu D7.
# unreviewed
learn-task-camelot-end = Satu bidakmu sudah di Kastil lawan. Masukkan yang kedua: ketuk E15, lalu F16.
# unreviewed
learn-task-reversi-outflank = Ketuk petak bertanda: kepingan di antara kepinganmu dibalik.
# unreviewed
learn-task-reversi-diagonal = Baris juga bisa miring. Balik kepingan di e5: ketuk f6.
# unreviewed
learn-task-reversi-turn = Balik kepingan sebanyak mungkin: ketuk e3.
# unreviewed
learn-task-reversi-guard = Kepingan di sudut tidak pernah bisa dibalik. Tempatkan kepingan sehingga lawan tidak bisa langsung mengambil sudut.
# unreviewed
learn-task-reversi-corner = Lawan membiarkan satu sudut terbuka. Ambil: ketuk h8.
# unreviewed
learn-task-reversi-shut = Ketuk b1: lawan lalu tidak dapat mengapit apa pun dan harus melewatkan giliran.
# unreviewed
learn-task-reversi-pass = Kamu tidak dapat mengapit apa pun. Tekan “Lewatkan giliran”.
# unreviewed
learn-task-reversi-wipeout = Pemain tanpa kepingan di papan langsung kalah. Balik kepingan putih terakhir: ketuk c5.
# unreviewed
learn-task-reversi-end = Tinggal satu petak kosong. Ketuk dan lihat siapa punya lebih banyak kepingan.
# unreviewed
practice-of = Berlatih { $game }
# older than the English
# unreviewed
practice-text = Dua pemain, satu perangkat. Tidak ada yang disimpan: permainannya ada di alamat halaman ini.
# unreviewed
practice-first = Berlatih dahulu
# unreviewed
practice-play = Mainkan langkah
# unreviewed
practice-pass = Lewatkan giliran
# unreviewed
practice-undo = Urungkan
# unreviewed
practice-redo = Mainkan lagi
# unreviewed
practice-new = Permainan baru
# unreviewed
practice-flip = Putar papan
# older than the English
# unreviewed
practice-bad-state = Alamat halaman ini tidak berisi permainan yang dapat dimainkan. { $why } Ini permainan baru.
# unreviewed
practice-too-long = Tautannya terlalu panjang.
# unreviewed
practice-turns = Langkah sejauh ini
# older than the English
# unreviewed
practice-no-turns = Belum ada langkah yang dimainkan.
# unreviewed
practice-position = Posisi sebagai teks
# unreviewed
practice-hints = Formasi
# unreviewed
practice-hints-on = Tampilkan formasi
# unreviewed
practice-hints-off = Sembunyikan formasi
# unreviewed
practice-no-formation = Di papan tidak ada formasi yang punya nama.
# unreviewed
practice-against = Main melawan program
# unreviewed
practice-grade = Seberapa kuat
# unreviewed
practice-side = Kamu bermain
# unreviewed
practice-first-side = pertama
# unreviewed
practice-second-side = kedua
# unreviewed
practice-start = Mulai permainan
# unreviewed
practice-thinking = Program sedang berpikir …
# unreviewed
practice-you = Kamu: { $colour }
# unreviewed
practice-program = Program ({ $grade }): { $colour }
# unreviewed
practice-hint = Beri aku petunjuk
# unreviewed
practice-look-at = Lihat { $point }.
# unreviewed
play-your-turn = Giliranmu
# unreviewed
seat-title = Kursimu
# unreviewed
seat-who = Apakah kamu { $player }?
# unreviewed
seat-take = Saya { $player }
# unreviewed
seat-bound = Sejak itu hanya ponsel ini yang dapat bermain untukmu. Hanya panitia yang dapat mengubahnya.
# unreviewed
seat-wait = Tunggu permainanmu berikutnya. Halaman ini akan memberi tahu saat dimulai.
# unreviewed
seat-at-table = Permainanmu berikutnya di meja: { $place }. Wasit memasukkan giliran.
# unreviewed
seat-open = Ke papan saya
# unreviewed
seat-next = Lanjut
# unreviewed
seat-lost = Ponsel ini tidak lagi memakai kursi itu. Buka lagi tautanmu, atau tanyakan kepada panitia.
# unreviewed
seat-you = Kamu, { $player }
# unreviewed
seat-ready = Saya siap
# unreviewed
seat-ready-ask = Permainan dimulai bila kalian berdua siap.
# unreviewed
seat-ready-other = { $player } sudah siap. Kamu?
# unreviewed
seat-ready-wait = Kamu sudah siap. Tunggu { $player }.
# unreviewed
seat-draw = Seri?
# unreviewed
seat-draw-text = { $player } boleh setuju atau bermain terus. Kamu boleh menawarkan sekali di antara dua giliran.
# unreviewed
seat-offer = Tawarkan seri
# unreviewed
seat-offered = { $player } menawarkan seri.
# unreviewed
seat-offer-waits = Kamu menawarkan seri. { $player } menjawab atau bermain terus.
# unreviewed
seat-agree = Setuju
# unreviewed
seat-decline = Main terus
# unreviewed
seat-ask-back = Tarik kembali?
# unreviewed
seat-back-asked = { $player } meminta menarik kembali giliran terakhir.
# unreviewed
seat-back-waits = Kamu meminta menarik kembali giliran terakhirmu. { $player } menjawab atau bermain terus.
# unreviewed
seat-claim = Klaim seri
# unreviewed
seat-call = Panggil
# unreviewed
seat-called = Panitia sudah dipanggil. Permainan dijeda.
# unreviewed
seat-resign = Menyerah
# unreviewed
seat-resign-ask = Menyerah di permainan ini? { $player } akan menang.
# unreviewed
seat-resign-yes = Ya, saya menyerah
# unreviewed
seat-won = Kamu menang.
# unreviewed
seat-lost-game = Kamu kalah.
# unreviewed
seat-drawn = Permainan seri.
# unreviewed
play-title = Main sekarang
# unreviewed
play-change = Permainan lain
# unreviewed
play-others = Permainan lain
# unreviewed
play-far = Dengan teman, masing-masing di perangkatnya
# unreviewed
play-far-hint = Kamu mendapat kode. Temanmu mengetiknya di halaman ini atau memindainya.
# unreviewed
play-first = Siapa yang mulai?
# unreviewed
play-by-lot = Diundi
# unreviewed
play-me = Saya
# unreviewed
play-friend = Teman saya
# unreviewed
play-no-clock = Tanpa jam
# unreviewed
play-minute = Satu menit untuk setiap giliran
# unreviewed
play-get-code = Dapatkan kode
# unreviewed
play-have-code = Punya kode?
# unreviewed
play-code = Kode dari teman
# unreviewed
play-join = Gabung
# unreviewed
play-program-hint = Pilih lawan, lalu permainan dimulai.
# unreviewed
play-beside = Dengan teman, di satu perangkat
# unreviewed
play-beside-hint = Kalian berdua, satu layar. Layar menunjukkan giliran siapa.
# unreviewed
play-one-board = Satu papan untuk berdua
# unreviewed
play-kept = Tanpa akun dan tanpa nama. Permainan dihapus sehari setelah giliran terakhirnya, kecuali kalian menyimpan berkasnya.
# unreviewed
casual-invited = Seseorang mengajakmu bermain. Kamu bermain { $colour }.
# unreviewed
casual-clock = Setiap giliran satu menit.
# unreviewed
casual-join = Main
# unreviewed
casual-taken = Dua perangkat lain memainkan permainan ini.
# unreviewed
casual-invite = Temanmu membuka alamat ini, memindainya, atau mengetik kode di “Main sekarang”:
# unreviewed
casual-wait = Tunggu temanmu.
# unreviewed
casual-away = { $player } tidak terhubung.
# unreviewed
casual-other = Permainan lain
# unreviewed
casual-again = Main lagi, tukar warna
# unreviewed
casual-asked = { $player } mau main lagi.
# unreviewed
casual-next = Ke permainan berikutnya
# unreviewed
casual-file = Simpan permainan ini sebagai berkas
# unreviewed
play-place = { $player }: letakkan token
# unreviewed
play-place-kind = { $player }: pilih apa yang kamu tempatkan, lalu ketuk tempatnya
# unreviewed
play-from = { $player }: gerakkan token
# unreviewed
play-fly = { $player }: gerakkan token. Tokenmu tinggal tiga, jadi boleh bergerak bebas
# unreviewed
play-gift = { $player }: berikan satu token (ilobolo)
# unreviewed
play-piece = { $player }: gerakkan bidak
# unreviewed
play-capture = { $player }: kamu harus menawan. Ketuk bidak yang akan melompat
# unreviewed
play-leave = { $player }: kamu harus keluar dari Kastilmu sendiri. Ketuk bidak di sana
# unreviewed
play-leave-capturing = { $player }: kamu harus keluar dari Kastilmu sendiri dengan melompati lawan. Ketuk bidak di sana
# unreviewed
play-disc = { $player }: tempatkan kepingan
# unreviewed
play-to = Sekarang ketuk tujuannya
# unreviewed
play-to-camelot = Ketuk setiap petak pendaratannya, atau hanya yang terakhir
# unreviewed
play-shoot = Garis tangkapan! Makan satu token
# unreviewed
play-shoot-more = Satu lagi! Makan satu token lain
# unreviewed
play-or-done = Ketuk “Selesai”, atau petak tempat lompatan berlanjut
# unreviewed
grade-1 = hari pertama
# unreviewed
grade-3 = pemula
# unreviewed
grade-5 = klub
# unreviewed
grade-7 = tim sekolah
# unreviewed
grade-9 = kekuatan penuh
# unreviewed
grade-2 = hari pertama, sedikit lebih kuat
# unreviewed
grade-4 = pemula, sedikit lebih kuat
# unreviewed
grade-6 = klub, sedikit lebih kuat
# unreviewed
grade-8 = tim sekolah, sedikit lebih kuat
# older than the English
# unreviewed
formation-eye = Mata singa ({ $side }, di sekitar { $at }): token mana pun dari keempatnya yang dimakan, langkah berikutnya membentuk garis tangkapan.
# unreviewed
formation-jaw = Rahang kucing ({ $side }): satu token keluar dari garis tangkapan ke { $at } dan membentuk garis lain.
# older than the English
# unreviewed
formation-gun = Senapan mesin ({ $side }): token bergerak lurus ke { $at } dan membentuk garis tangkapan.
# unreviewed
option-more = Aturan permainan ini yang dapat berbeda ({ $game })
# older than the English
# unreviewed
option-hint = Biarkan seperti adanya bila Anda tidak yakin. Yang berbeda dari aturan biasa diberi tanda.
# unreviewed
option-changed = diubah
# unreviewed
option-usual = biasanya: { $usual }
# unreviewed
option-show = Tampilkan pilihan untuk permainan ini
# unreviewed
option-frozen = Aturan ini tidak dapat diubah lagi karena babak 1 sudah diumumkan.
# unreviewed
option-refused = Aturan-aturan ini tidak dapat dipakai bersama: { $why }
# unreviewed
option-wrong-value = “{ $question }” tidak dapat dijawab dengan “{ $value }”. { $possible }
# unreviewed
option-idle = “{ $question }” tidak mengubah apa pun di sini, jadi biarkan seperti biasa. { $why }
# unreviewed
idle-no-corner-lines = Papan ini tidak punya garis di sepanjang jalur sudutnya.
# unreviewed
idle-no-centre = Papan ini tidak punya titik pusat.
# older than the English
# unreviewed
idle-nobody-on-three = Pemain sudah kalah sebelum tinggal tiga token.
# unreviewed
idle-not-counted = Langkah tanpa penangkapan tidak dihitung dalam permainan ini.
# unreviewed
idle-never-full = Token kedua pemain tidak dapat memenuhi papan ini.
# older than the English
# unreviewed
idle-no-gifts = Dalam permainan ini tidak ada yang memberikan token.
# older than the English
# unreviewed
idle-nothing-to-claim = Dalam permainan ini tidak ada hitungan yang membuat seri.
# unreviewed
idle-no-ban = Dalam permainan ini token boleh langsung kembali, jadi tidak ada larangan yang berakhir.
# unreviewed
idle-lines-stand = Dalam permainan ini token dalam garis tidak pernah dimakan, jadi tidak ada garis yang putus karenanya.
# unreviewed
badoption-no-such-game = Tidak ada permainan bernama { $name }.
# unreviewed
badoption-not-an-option = { $text } tidak ditulis sebagai pertanyaan=jawaban.
# unreviewed
badoption-no-such-option = Permainan ini tidak punya aturan bernama { $name }. Aturannya: { $known }.
# unreviewed
badoption-no-such-value = { $name } tidak boleh { $value }. Pilihannya: { $values }.
# unreviewed
badoption-men = Pemain mulai dengan 4 sampai 12 token, bukan { $men }.
# unreviewed
badoption-kinds-not-typed = Regu putra dan regu warior memerlukan permainan yang membedakan jenis token.
# older than the English
# unreviewed
badoption-loses-too-many = Yang mulai dengan { $men } token paling banyak dapat kehilangan { $most }, karena dua token tidak pernah membentuk garis. Aturlah supaya pemain kalah dengan kehilangan lebih sedikit.
# unreviewed
badoption-idle = { $name } tidak mengubah apa pun dalam permainan ini. { $why }
# older than the English
# unreviewed
badoption-crowded-castle = Bila bidak lain boleh bergerak selagi satu bidak tidak dapat keluar dari Kastilnya, dua bidak bisa berada di sana. Jadi ini tidak dapat ditolak saat posisi ditata.
# older than the English
# unreviewed
illformed-parts = Posisi terdiri dari bagian-bagian ini dengan satu spasi di antaranya: { $parts }
# unreviewed
illformed-shape = Tulisan papan tidak sesuai dengan bentuk ini: { $shape }
# older than the English
# unreviewed
illformed-no-man = { $letter } bukan tanda untuk token dalam permainan ini.
# unreviewed
illformed-rank = Deret { $rank } tidak dapat ditulis { $text }.
# unreviewed
illformed-value = { $part ->
    [to-move] Pihak yang mendapat giliran
    [hands] Yang ada di tangan
    [gifts] Jumlah pemberian (ilobolo)
    [quiet] Hitungan langkah tenang
    [bans] Langkah yang dilarang
    [turns] Jumlah langkah
   *[castle-moves] Gerakan Kastil
} tidak boleh { $text }. Pilihannya: { $values }.
# unreviewed
illformed-too-many-men = { $player ->
    [first] Pemain pertama
   *[second] Pemain kedua
} punya token satu jenis lebih banyak daripada jumlah awal pemain.
# unreviewed
illformed-empty = Papan kosong.
# unreviewed
illformed-both-over = Permainan tidak dapat berakhir bagi kedua pemain sekaligus.
# unreviewed
illformed-quiet-too-soon = Langkah tanpa penangkapan dihitung hanya bila ada pemain yang tinggal tiga token.
# unreviewed
illformed-gift-due = { $player ->
    [first] Pemain pertama
   *[second] Pemain kedua
} sekarang harus memberikan satu token (ilobolo).
# older than the English
# unreviewed
illformed-crowded-castle = { $player ->
    [first] Putih
   *[second] Hitam
} tidak boleh berada di kedua petak Kastilnya sendiri.
# unreviewed
illformed-gifts = Pemberian (ilobolo) ini tidak mungkin terjadi.
# unreviewed
illformed-no-such-point = Tidak ada titik bernama { $point } di papan ini.
# older than the English
# unreviewed
illformed-ban = { $player ->
    [first] Pemain pertama
   *[second] Pemain kedua
} tidak mungkin terkena larangan ini.

## Pilihan, masing-masing dengan ketentuannya

# unreviewed
option-mill-board = Di papan mana permainan dimainkan?
# unreviewed
option-mill-diagonal-mills = Apakah jalur sudut dihitung sebagai garis?
# unreviewed
option-mill-centre-long-mills = Bolehkah titik pusat menjadi ujung garis?
# unreviewed
option-mill-hand = Dengan berapa token setiap pemain mulai? (9.2.1: 9 token, 2 regu putra, 1 regu warior)
# unreviewed
option-mill-typed = Apakah regu putra dan regu warior dibedakan?
# unreviewed
option-mill-moving-begins = Kapan pemain yang tangannya sudah kosong mulai memindahkan token?
# unreviewed
option-mill-target = Token mana yang boleh dimakan?
# unreviewed
option-mill-capture = Apakah wajib memakan?
# unreviewed
option-mill-captures-per-move = Berapa token yang dimakan dalam satu langkah?
# unreviewed
option-mill-fly-at = Bolehkah pemain dengan tiga token bergerak bebas?
# unreviewed
option-mill-immobile = Apa yang terjadi bila pemain tidak dapat bergerak?
# unreviewed
option-mill-full-board = Apa yang terjadi bila semua titik terisi?
# unreviewed
option-mill-gift-counts = Apakah token yang diberikan dihitung hilang?
# older than the English
# unreviewed
option-mill-win-lost = Dengan kehilangan berapa token pemain kalah?
# unreviewed
option-mill-quiet-when = Kapan langkah tanpa penangkapan mulai dihitung?
# unreviewed
option-mill-quiet-moves = Sesudah berapa langkah tanpa penangkapan permainan seri?
# unreviewed
option-mill-quiet-unit = Langkah siapa yang dihitung?
# unreviewed
option-mill-repetition = Kapan posisi yang berulang menjadi seri?
# unreviewed
option-mill-draws = Apakah hitungan mengakhiri permainan dengan sendirinya?
# unreviewed
option-mill-no-return = Bolehkah token langsung kembali untuk membentuk garisnya lagi?
# older than the English
# unreviewed
option-mill-no-return-intact = Bagaimana larangan itu berakhir?
# unreviewed
option-mill-first-player = Siapa main pertama?
# unreviewed
option-camelot-knight-exposed = Di mana Ksatria yang melompati teman harus menawan?
# unreviewed
option-camelot-jump-origin = Bolehkah lompatan kembali ke petak awalnya?
# older than the English
# unreviewed
option-camelot-own-castle-transit = Bolehkah melompati teman melewati Kastil sendiri?
# unreviewed
option-camelot-castle-move-precedence = Bolehkah melakukan Gerakan Kastil alih-alih menawan?
# unreviewed
option-camelot-castle-duty = Bagaimana bila bidak tidak dapat keluar dari Kastilnya sendiri?
# unreviewed
option-camelot-material = Apakah satu bidak melawan nol bidak menang?
# unreviewed
option-camelot-stalemate-min-pieces = Berapa bidak yang menang melawan pemain yang tidak dapat bergerak?
# unreviewed
option-camelot-draws = Apakah hitungan mengakhiri permainan dengan sendirinya?
# unreviewed
option-camelot-camelot-draws = Apakah pengulangan dan lima puluh langkah tanpa penawanan berarti seri?
# unreviewed
option-camelot-repetition = Kapan dua posisi dianggap sama?
# unreviewed
option-camelot-castle-move-resets = Apakah gerakan Kastil memulai ulang hitungan langkah tanpa penawanan?
# unreviewed
option-camelot-forfeit-counts = Apakah giliran yang hilang karena kartu merah dihitung sebagai langkah tanpa penawanan?
# older than the English
# unreviewed
option-camelot-reentry = Bolehkah satu langkah melompat dua kali ke dalam Kastil sendiri?
# older than the English
# unreviewed
option-camelot-setup = Bolehkah menata posisi dengan kedua petak Kastil sendiri terisi?
# older than the English
# unreviewed
option-reversi-start = Bagaimana empat kepingan pertama berada di tengah?

## Aturan dalam kata-kata sederhana

# unreviewed
law-follows-umlabalaba = Permainan ini mengikuti aturan permainan tradisional Afrika Selatan (002, baris 59 sampai 77). Tentang garis diagonal dan pemain yang terblokir, sumber-sumbernya berbeda; halaman ini menyebutkan apa yang berlaku di sini.
# unreviewed
law-follows-morabaraba = Permainan ini mengikuti aturan dalam bahasa Afrikaans (004). Bedanya dengan umlabalaba: siapa yang mulai dan kapan langkah tanpa penangkapan dihitung.
# unreviewed
law-follows-gar = Permainan ini mengikuti Generally Accepted Rules dari Mind Sports South Africa (GAR). Hanya aturan itu yang melarang token langsung kembali.
# unreviewed
law-follows-isizulu = Permainan ini mengikuti daftar isizulu dari E. L. Powe (002, baris 26 sampai 36) dan, untuk seri dan garis diagonal, aturan turnamen dalam bahasa Indonesia (000). Yang pertama hanya menyebut barisan mendatar dan tegak; kami mengikuti yang kedua, karena dalam contoh permainan BLAC Foundation token dimakan lewat garis diagonal.
# unreviewed
law-follows-isipowe = Permainan ini mengikuti aturan turnamen dalam bahasa Indonesia (000). Aturan itu membedakan jenis token tetapi tidak memberinya kemampuan khusus.
# older than the English
# unreviewed
law-follows-isisuthu = Permainan ini mengikuti daftar isisuthu dari E. L. Powe (002, baris 15 sampai 25). Pengantar teks yang sama menyebut garis diagonal, daftarnya tidak; daftar itu yang diutamakan.
# unreviewed
law-follows-camelot = Permainan ini mengikuti ringkasan aturan dalam bahasa Indonesia (001). Bila di sana tidak disebut, aturan World Camelot Federation (WCF) yang dipakai.
# unreviewed
law-follows-reversi = Permainan ini mengikuti aturan dalam bahasa isiXhosa (003). Bila ada angka atau kata yang hilang, aturan World Othello Federation (WOF) yang dipakai.
# unreviewed
law-mill-place = Bergantian, setiap pemain menempatkan satu token di titik kosong.
# older than the English
# unreviewed
law-mill-shoot = Siapa yang membentuk garis tangkapan langsung memakan satu token lawan, dalam langkah yang sama. Token yang dimakan keluar dari papan untuk seterusnya.
# unreviewed
law-mill-move = Bila tanganmu kosong, kamu memindahkan satu token di sepanjang jalur ke titik di sebelahnya, bila titik itu kosong.
# unreviewed
law-mill-again = Kamu boleh membuka garis tangkapan sendiri. Bila kamu membentuknya lagi, kamu memakan lagi.
# unreviewed
law-clock = Mengulur waktu: kamu punya satu menit. Sesudah itu wasit dapat menunjukkan kartu kuning (peringatan), lalu kartu merah (giliran pindah ke lawan), lalu memberikan kemenangan kepada lawan.
# unreviewed
law-mill-hand = Setiap pemain mulai dengan { $cows } token dan papan kosong.
# older than the English
# unreviewed
law-mill-hand-kinds = Setiap pemain mulai dengan { $cows } token, { $herdboys } regu putra (abelusi), dan { $warriors } regu warior (ibhuto), dan papan kosong.
# unreviewed
law-mill-board-diag24 = Papan punya 24 titik: tiga persegi, dihubungkan di tengah sisi dan di sudut.
# unreviewed
law-mill-board-plain24 = Papan punya 24 titik: tiga persegi, dihubungkan hanya di tengah sisi.
# unreviewed
law-mill-board-sotho25 = Papan punya 25 titik: tiga persegi dengan titik pusat. Sebuah tanda silang menghubungkan titik pusat dengan persegi dalam.
# unreviewed
law-mill-board-full25 = Papan punya 25 titik: tiga persegi dengan titik pusat. Jalur sudut menerus sampai ke titik pusat.
# unreviewed
law-mill-diagonal-mills-true = Garis bisa mendatar, tegak, dan di sepanjang jalur sudut, bila papan punya jalur sudut yang utuh.
# unreviewed
law-mill-diagonal-mills-false = Garis hanya mendatar dan tegak. Jalur sudut hanya untuk bergerak, bukan garis.
# unreviewed
law-mill-centre-long-mills-true = Titik pusat boleh juga menjadi ujung garis.
# unreviewed
law-mill-centre-long-mills-false = Titik pusat membentuk garis hanya sebagai tengahnya, di dalam persegi dalam.
# unreviewed
law-mill-typed-true = Pemain memilih jenis mana yang ditempatkan. Semua jenis bergerak, memakan, dan dimakan dengan cara yang sama.
law-mill-typed-false = Semua token dianggap sebagai sapi.
# unreviewed
law-mill-moving-begins-own-hand = Setelah kartu merah, pemain yang tangannya sudah kosong memindahkan token, sementara lawannya masih menempatkan.
# unreviewed
law-mill-moving-begins-all-placed = Pemindahan dimulai setelah token terakhir kedua pemain ditempatkan. Setelah kartu merah, pemain yang tangannya sudah kosong melewatkan giliran sampai saat itu.
# unreviewed
law-mill-target-any = Token lawan mana pun boleh dimakan.
# unreviewed
law-mill-target-protected = Token dalam garis tangkapan aman, kecuali semua token pemain itu berada dalam garis tangkapan.
# unreviewed
law-mill-target-strict = Token dalam garis tangkapan selalu aman. Bila semuanya dalam garis tangkapan, tidak ada yang dimakan.
# unreviewed
law-mill-capture-mandatory = Pemain wajib memakan.
# unreviewed
law-mill-capture-optional = Pemain boleh tidak memakan.
# unreviewed
law-mill-captures-per-move-one = Satu langkah memakan satu token, juga bila terbentuk dua garis.
# unreviewed
law-mill-captures-per-move-per-line = Satu langkah memakan satu token untuk setiap garis yang terbentuk.
# unreviewed
law-mill-fly-at-0 = Tidak ada yang bergerak bebas: dengan tiga token pun kamu hanya bergerak ke titik di sebelahnya.
# unreviewed
law-mill-fly-at-3 = Pemain yang tinggal tiga token dan tangannya kosong boleh bergerak bebas: pindah ke titik kosong mana pun.
# unreviewed
law-mill-immobile-pass = Pemain yang tidak dapat bergerak melewatkan giliran; lawan bermain lagi.
# older than the English
# unreviewed
law-mill-immobile-lose = Pemain yang tidak dapat bergerak pada gilirannya kalah.
# older than the English
# unreviewed
law-mill-immobile-draw = Bila pemain tidak dapat bergerak pada gilirannya, permainan seri.
# older than the English
# unreviewed
law-mill-full-board-gift = Bila penempatan memenuhi seluruh papan, masing-masing pemain memberikan satu tokennya sendiri kepada lawan (ilobolo), pemain pertama lebih dahulu.
# unreviewed
law-mill-full-board-mover-loses = Bila penempatan memenuhi seluruh papan, pemain yang mendapat giliran tidak dapat bergerak dan kalah.
# unreviewed
law-mill-full-board-draw = Bila penempatan memenuhi seluruh papan, permainan seri.
# unreviewed
law-mill-gift-counts-true = Token yang diberikan dihitung hilang.
# unreviewed
law-mill-gift-counts-false = Token yang diberikan tidak dihitung hilang.
# unreviewed
law-mill-win-lost = Pemain yang sudah kehilangan { $n } token kalah.
# unreviewed
law-mill-quiet-when-none = Langkah tanpa penangkapan tidak pernah dihitung.
# unreviewed
law-mill-quiet-when-either = Langkah tanpa penangkapan dihitung begitu satu pemain tinggal tiga token.
# unreviewed
law-mill-quiet-when-both = Langkah tanpa penangkapan dihitung begitu kedua pemain tinggal tiga token.
# unreviewed
law-mill-quiet-moves = { $n } langkah seperti itu membuat permainan seri.
# unreviewed
law-mill-quiet-unit-each = Yang dihitung langkah masing-masing pemain.
# unreviewed
law-mill-quiet-unit-ply = Yang dihitung langkah kedua pemain bersama-sama.
# unreviewed
law-mill-repetition-0 = Posisi yang berulang tidak pernah berarti seri.
# older than the English
# unreviewed
law-mill-repetition-2 = Bila posisi yang sama terjadi kedua kalinya, permainan seri.
# older than the English
# unreviewed
law-mill-repetition-3 = Bila posisi yang sama terjadi ketiga kalinya, permainan seri.
# older than the English
# unreviewed
law-mill-repetition-5 = Bila posisi yang sama terjadi kelima kalinya, permainan seri.
# unreviewed
law-mill-draws-automatic = Begitu hitungan penuh, permainan langsung seri.
# unreviewed
law-mill-draws-claim = Begitu hitungan penuh, pemain boleh mengklaim seri. Sampai saat itu permainan berlanjut.
# unreviewed
law-mill-no-return-true = Token yang keluar dari garis untuk membentuk garis lain tidak boleh, pada langkah berikutnya dari pemain itu, langsung kembali bila itu membentuk garis.
# unreviewed
law-mill-no-return-false = Token boleh keluar lalu langsung kembali, dan setiap kali memakan.
# older than the English
# unreviewed
law-mill-no-return-intact-true = Larangan kembali berakhir juga bila garis baru putus karena ada token yang dimakan.
# unreviewed
law-mill-no-return-intact-false = Larangan kembali berakhir dengan langkah berikutnya dari pemain itu.
# unreviewed
law-mill-first-player-player-one = Pemain yang disebut pemain pertama mulai.
# unreviewed
law-mill-first-player-toss = Undian menentukan siapa yang mulai.
# unreviewed
law-mill-first-player-white = Pemain dengan token putih mulai.
# unreviewed
law-mill-first-player-dark = Pemain dengan token gelap mulai.
# older than the English
# unreviewed
law-camelot-1 = Dua pemain bergantian melangkah di 160 petak; Putih mulai. Masing-masing punya empat Ksatria dan sepuluh Prajurit. Tidak ada yang boleh melewatkan giliran.
# older than the English
# unreviewed
law-camelot-2 = Setiap pemain punya sebuah Kastil yang terdiri dari dua petak di ujung papannya: F1 dan G1 untuk Putih, F16 dan G16 untuk Hitam.
# unreviewed
law-camelot-3 = Gerakan Biasa: bidak mana pun bergerak satu petak ke arah mana pun, ke petak kosong.
# older than the English
# unreviewed
law-camelot-4 = Melompati Teman: bidak mana pun melompat melampaui bidak teman di sebelahnya menuju petak kosong tepat di seberangnya, sesering yang diinginkan. Lompatan tidak berakhir di petak awal, dan tidak ada yang diharuskan melompati teman.
# unreviewed
law-camelot-5 = Melompati Lawan: bidak mana pun melompat melampaui bidak lawan di sebelahnya menuju petak kosong tepat di seberangnya. Bidak lawan itu ditawan.
# older than the English
# unreviewed
law-camelot-6 = Siapa yang dapat melompati lawan harus menawan. Lompatan berlanjut selama bidak itu dapat melompat. Bidak mana dan jalan mana boleh dipilih.
# unreviewed
law-camelot-7 = Serangan Ksatria: Ksatria boleh melompati teman dahulu lalu melompati lawan, dalam satu langkah. Serangan Ksatria juga berlaku bila wajib menawan, tetapi bila hanya itu cara menawan, tidak wajib dilakukan.
# unreviewed
law-camelot-8 = Kastil sendiri hanya dapat dimasuki dengan melompati lawan. Kamu harus keluar pada giliran berikutnya, sebelum hal lain.
# unreviewed
law-camelot-9 = Bidak di Kastil lawan tetap di sana. Selama seluruh permainan seorang pemain boleh bergerak dua kali dari satu petak Kastil itu ke petak lainnya.
# unreviewed
law-camelot-10 = Kamu menang dengan dua bidak di Kastil lawan.
# unreviewed
law-camelot-11 = Kamu juga menang dengan menawan semua bidak lawan, atau bila lawan tidak dapat bergerak, asal kamu masih punya dua bidak.
law-camelot-12 = Permainan seri bila kedua pemain hanya memiliki satu bidak tertinggal.
# unreviewed
law-camelot-knight-exposed-every-landing = Ksatria yang melompati teman harus menawan dari setiap petak tempat ia mendarat dan dapat melompati lawan.
# unreviewed
law-camelot-knight-exposed-final-only = Ksatria yang melompati teman harus menawan hanya dari petak tempat ia berhenti.
# unreviewed
law-camelot-jump-origin-free = Lompatan boleh kembali ke petak awal gerakan.
# unreviewed
law-camelot-jump-origin-blocked = Lompatan tidak boleh melewati petak awal gerakan.
# older than the English
# unreviewed
law-camelot-own-castle-transit-forbidden = Melompati teman tidak boleh melewati Kastil sendiri.
# older than the English
# unreviewed
law-camelot-own-castle-transit-allowed = Melompati teman boleh melewati Kastil sendiri.
# unreviewed
law-camelot-castle-move-precedence-after-capture = Gerakan Kastil tidak boleh dilakukan selagi wajib menawan.
# unreviewed
law-camelot-castle-move-precedence-free = Gerakan Kastil boleh dilakukan juga selagi wajib menawan.
# unreviewed
law-camelot-castle-duty-absolute = Bila bidak tidak dapat keluar dari Kastilnya sendiri, bidak lain tidak boleh bergerak.
# unreviewed
law-camelot-castle-duty-lapses-if-blocked = Bila bidak tidak dapat keluar dari Kastilnya sendiri, bidak lain boleh bergerak.
# unreviewed
law-camelot-material-two-to-win = Satu bidak melawan nol bidak berarti seri.
# unreviewed
law-camelot-material-last-piece-wins = Satu bidak melawan nol bidak menang.
# unreviewed
law-camelot-stalemate-min-pieces-2 = Diperlukan dua bidak untuk menang melawan pemain yang tidak dapat bergerak.
# unreviewed
law-camelot-stalemate-min-pieces-1 = Satu bidak cukup untuk menang melawan pemain yang tidak dapat bergerak.
# older than the English
# unreviewed
law-camelot-camelot-draws-automatic = Seri bila posisi yang sama terjadi ketiga kalinya, atau sesudah lima puluh langkah setiap pemain tanpa menawan dan tanpa bidak masuk Kastil lawan.
# unreviewed
law-camelot-camelot-draws-off = Tidak ada seri karena pengulangan atau karena hitungan langkah.
# unreviewed
law-camelot-draws-automatic = Begitu hitungan penuh, permainan langsung seri.
# unreviewed
law-camelot-draws-claim = Begitu hitungan penuh, pemain boleh mengklaim seri. Sampai saat itu permainan berlanjut.
# unreviewed
law-camelot-repetition-whole-state = Posisi sama hanya bila Gerakan Kastil yang sudah dipakai juga sama.
# unreviewed
law-camelot-repetition-board-only = Posisi sama bila papan dan pemain yang mendapat giliran sama.
# unreviewed
law-camelot-castle-move-resets-yes = Gerakan Kastil memulai ulang hitungan langkah tanpa penawanan.
# unreviewed
law-camelot-castle-move-resets-no = Gerakan Kastil dihitung sebagai langkah tanpa penawanan.
# unreviewed
law-camelot-forfeit-counts-yes = Giliran yang hilang karena kartu merah dihitung sebagai langkah tanpa penawanan.
# unreviewed
law-camelot-forfeit-counts-no = Giliran yang hilang karena kartu merah tidak dihitung sebagai langkah tanpa penawanan.
# older than the English
# unreviewed
law-camelot-reentry-allowed = Dalam satu langkah, lompatan boleh masuk ke Kastil sendiri, keluar, lalu masuk lagi.
# older than the English
# unreviewed
law-camelot-reentry-forbidden = Dalam satu langkah, lompatan hanya boleh sekali masuk ke Kastil sendiri.
# unreviewed
law-camelot-setup-accept = Posisi latihan boleh punya dua bidak di Kastilnya sendiri.
# unreviewed
law-camelot-setup-reject = Posisi latihan tidak boleh punya dua bidak di Kastilnya sendiri.
# unreviewed
law-reversi-1 = Setiap pemain punya 32 kepingan satu warna. Hitam mulai.
# unreviewed
law-reversi-2 = Bergantian, kamu menempatkan satu kepingan di petak kosong sehingga mengapit: sederet kepingan lawan berada di antara kepingan itu dan kepinganmu yang lain.
# unreviewed
law-reversi-3 = Kamu boleh mengapit deretan sepanjang apa pun, ke segala arah sekaligus: mendatar, tegak, dan diagonal.
# unreviewed
law-reversi-4 = Kamu tidak boleh melangkahi kepingan sendiri, dan hanya deretan yang mulai dari kepingan baru yang dihitung.
# older than the English
# unreviewed
law-reversi-5 = Semua kepingan yang diapit harus dibalik.
# older than the English
# unreviewed
law-reversi-6 = Siapa yang tidak dapat mengapit apa pun kehilangan giliran. Siapa yang dapat mengapit tidak boleh melewatkan giliran.
# unreviewed
law-reversi-7 = Kepingan yang sudah ditempatkan tetap di petaknya.
# older than the English
# unreviewed
law-reversi-8 = Siapa yang kehabisan kepingan mendapat satu dari lawannya.
# older than the English
# unreviewed
law-reversi-9 = Pembalikan yang salah boleh dibetulkan sampai lawan melangkah. Sesudah itu tetap begitu.
# older than the English
# unreviewed
law-reversi-10 = Bila tidak ada yang dapat melangkah, permainan berakhir. Kepingan terbanyak di papan menang; jumlah yang sama berarti seri.
# unreviewed
law-reversi-start-standard = Putih di d4 dan e5, Hitam di d5 dan e4.
# unreviewed
law-reversi-start-mirrored = Hitam di d4 dan e5, Putih di d5 dan e4.
# unreviewed
law-reversi-start-free-centre = Para pemain bergantian menempatkan empat kepingan pertama di tengah, sesuka mereka.

## Berkas

# unreviewed
files = Cetak & berkas
# unreviewed
paper-pairings = Untuk dinding
# unreviewed
paper-cards = Kartu papan
# unreviewed
paper-cards-hint = Kode QR untuk setiap papan
# unreviewed
paper-slips = Slip hasil
# unreviewed
paper-slips-hint = Untuk papan tanpa ponsel
# unreviewed
paper-sheets = Lembar skor kosong
# unreviewed
paper-records-hint = Setiap langkah, untuk ditandatangani
# unreviewed
paper-prizes = Hadiah
# unreviewed
paper-certificates-hint = Juara 1 sampai 3
# unreviewed
paper-schools-hint = Semua pemainnya, tiap babak
# unreviewed
paper-keep = Untuk disimpan
# unreviewed
paper-before = Sebelum hari pertandingan
# unreviewed
paper-programs = Program lain
# older than the English
# unreviewed
paper-bring = Masukkan hasil
# unreviewed
files-hint = Bawa turnamen ini, atau berikan kepada program lain. Berkas ini berisi nama lengkap: hanya untuk Anda.
# unreviewed
files-trf = Berkas laporan (TRF)
# unreviewed
files-trf-hint = untuk program yang menyusun pasangan dan menghitung rating
# unreviewed
files-json = Semuanya (JSON)
# unreviewed
files-json-hint = seluruh turnamen, untuk dipindahkan ke komputer lain
# unreviewed
files-pairings = Pasangan dan hasil (CSV)
# unreviewed
files-pairings-hint = untuk lembar kerja
# unreviewed
files-players = Pemain (CSV)
# unreviewed
files-players-hint = dan siapa yang nama lengkapnya boleh ditampilkan; untuk ditempel ke turnamen lain
# unreviewed
files-standings = Klasemen (CSV)
# unreviewed
files-teams = Klasemen tim (CSV)
# unreviewed
files-matches = Pertandingan tim, papan demi papan (CSV)
# unreviewed
files-matches-hint = untuk lembar kerja; hasilnya dapat dibaca kembali
# unreviewed
files-results = Hasil dari berkas
# older than the English
# unreviewed
files-results-hint = Ambil berkas pasangan dan hasil, tulis hasil babak ini di kolom terakhirnya, lalu pilih berkasnya di sini. Bila ada yang salah, tidak ada yang dimasukkan.
# unreviewed
files-choose = Berkas
# unreviewed
files-enter = Masukkan hasil
# unreviewed
files-no-round = Sekarang tidak ada babak yang dimainkan.
# unreviewed
files-results-entered = { $n ->
    [0] Tidak ada yang baru dalam berkas.
   *[other] { $n } hasil dimasukkan.
}
# older than the English
# unreviewed
files-results-wrong = Tidak ada yang dimasukkan. Betulkan ini dan pilih berkasnya lagi:
# unreviewed
laptop-title = Komputer ini
# unreviewed
laptop-hello = Selamat datang, { $name }
# unreviewed
laptop-lead = Tempel nama-nama, tekan Pasangkan, dan babak 1 ada di dinding. Sepuluh menit, tanpa internet.
# unreviewed
laptop-phones = Ponsel di ruang lomba
# unreviewed
laptop-phones-on = Arahkan kamera ponsel di Wi-Fi yang sama ke kode, atau ketik alamatnya.
# unreviewed
laptop-phones-off = Sekarang hanya komputer ini yang dapat membuka Inkundla.
# unreviewed
laptop-network = Jaringan untuk ponsel
# unreviewed
laptop-network-use = Pakai jaringan ini
# unreviewed
laptop-test = Pindai dengan ponsel: ponsel langsung memberi tahu apakah komputer ini terjangkau.
# older than the English
# unreviewed
laptop-no-network = Komputer ini tidak tersambung ke jaringan. Sambungkan ke Wi-Fi ruang lomba atau hotspot ponsel. Internet tidak diperlukan.
# older than the English
# unreviewed
laptop-firewall = Centang jaringan pribadi, lalu izinkan. Tanpa itu tidak ada ponsel yang dapat masuk.
# unreviewed
laptop-windows = Windows bertanya sekali
# unreviewed
laptop-firewall-refused = Tertolak karena keliru? Di Windows Security buka Firewall, lalu “Allow an app through firewall”, dan centang Inkundla untuk jaringan pribadi.
# older than the English
# unreviewed
laptop-look = Lihat dulu
# older than the English
# unreviewed
laptop-bring = Bawa turnamen ke sini
# older than the English
# unreviewed
laptop-bring-text = Dari laptop lain, flashdisk, atau cadangan.
# unreviewed
laptop-turn-on = Izinkan ponsel
# unreviewed
laptop-turn-on-hint = Hanya ponsel di Wi-Fi Anda. Mati: hanya komputer ini.
# unreviewed
laptop-kept = Tempat semuanya disimpan
# unreviewed
laptop-awake = Jaga tetap menyala
# unreviewed
laptop-awake-text = Saat tidur, tidak ada ponsel yang dapat menjangkaunya; tidak ada yang hilang. Untuk hari itu: colok daya, biarkan layar terbuka, dan atur tidur ke “Tidak pernah” di pengaturan daya.
# unreviewed
laptop-close = Hentikan Inkundla
# unreviewed
laptop-close-text = Semuanya tersimpan. Ponsel menyimpan yang dicatatnya dan mengirimkannya saat Inkundla berjalan lagi.
# unreviewed
laptop-stays = Menutup halaman ini tidak menghentikan Inkundla.
# unreviewed
laptop-closed = Inkundla sudah ditutup. Semuanya tersimpan. Halaman ini boleh ditutup.
# unreviewed
move-title = Pindah ke komputer lain
# unreviewed
move-lead = Satu berkas membawa semuanya: turnamen, permainan, akun, dan pengaturan.
# unreviewed
move-no-file = Server ini tidak dapat pindah sebagai satu berkas: basis datanya PostgreSQL, atau server ini tidak menyimpan cadangan. Gunakan “inkundla backup” dan “inkundla restore”; lihat docs/BACKUPS.md.
# unreviewed
move-make-title = Buat berkasnya
# unreviewed
move-stop = Hentikan pencatatan di komputer ini: komputer lain yang melanjutkan
# unreviewed
move-stop-hint = Jadi tidak ada yang tercatat dua kali. Jam yang berjalan dijeda, dan ponsel menyimpan catatannya. Anda dapat melanjutkan di sini kapan saja.
# unreviewed
move-make = Buat berkas
# unreviewed
move-made = Berkas sudah dibuat dan diperiksa: { $time }.
# unreviewed
move-made-before = Yang dimasukkan di sini sesudahnya tidak ada di dalamnya.
# unreviewed
move-take-title = Bawa ke komputer lain
# unreviewed
move-download = Unduh berkas
# unreviewed
move-folder = Untuk flashdisk: salin dari folder ini.
# unreviewed
move-network = Atau lewat Wi-Fi aula
# unreviewed
move-network-off = Izinkan ponsel masuk dulu. Lalu komputer lain dapat mengambil berkas lewat Wi-Fi:
# unreviewed
move-network-text = Ketik alamat ini di komputer lain. Hanya berlaku sekali, sampai { $time }.
# unreviewed
move-offer = Tampilkan alamat
# unreviewed
move-withdraw = Tarik kembali alamat ini
# unreviewed
move-taken = Komputer lain sudah mengambil berkas: { $time }.
# unreviewed
move-there = Di komputer lain
# unreviewed
move-there-start = Jalankan Inkundla di sana. Halaman pertamanya memuat “Saya membawa semuanya dari komputer lain”.
# unreviewed
move-stopped = Komputer lain melanjutkan sejak { $time }
# unreviewed
move-stopped-text = Komputer ini tidak menerima catatan. Lanjutkan di sini hanya jika belum ada catatan di komputer lain: catatan itu tidak akan ada di sini.
# unreviewed
move-go-on = Lanjutkan di sini saja
# unreviewed
fault-moved = Turnamen berlanjut di komputer lain. “Komputer ini” tidak menerima catatan. Yang menyiapkannya dapat mengubahnya: “Komputer ini”, “Pindah ke komputer lain”.
# unreviewed
bring-title = Saya membawa semuanya dari komputer lain
# unreviewed
bring-lead = Buat dulu berkasnya di komputer lain: “Komputer ini”, “Pindah ke komputer lain”. Cadangan lengkap juga bisa.
# unreviewed
bring-file = Pilih berkas
# unreviewed
bring-take = Periksa dan ambil alih
# unreviewed
bring-address = Atau ketik alamat yang ditampilkan komputer lain
# unreviewed
bring-fetch = Ambil lalu gunakan
# unreviewed
bring-aside = Yang sudah Anda siapkan di sini disimpan terpisah selama tiga puluh hari.
# unreviewed
bring-not-here = Server ini menyimpan basis datanya di tempat lain. Pulihkan berkas lewat baris perintah: lihat docs/BACKUPS.md.
# unreviewed
bring-has-events = Komputer ini punya turnamen sendiri, dan itu tetap ada. Buat cadangan satu turnamen di komputer lain lalu pulihkan di sini: turnamen itu bergabung. Demo dapat dihapus: “Pengaturan”, “Data anak”.
# unreviewed
bring-one-event = Berkas ini berisi satu turnamen. Siapkan dulu komputer ini, lalu pulihkan di halaman “Cadangan”.
bring-sealed = Cadangan ini disegel. Pilih juga berkas inkundla.keys dari folder yang sama.
# unreviewed
bring-no-address = Ini bukan alamat komputer di jaringan yang sama. Ketik seperti yang ditampilkan komputer lain.
# unreviewed
bring-no-answer = Tidak ada berkas dari alamat ini. Apakah kedua komputer di Wi-Fi yang sama? Alamat hanya berlaku sekali, 15 menit: tampilkan yang baru di komputer lain.
# unreviewed
bring-not-written = Berkas ini tidak dapat diambil alih. Tidak ada yang berubah di sini. Apakah disk penuh? Jika tidak, gunakan cadangan lain.
# unreviewed
arrived-title = Semuanya sudah di sini
# unreviewed
arrived-start = Inkundla ditutup sekarang. Jalankan lagi, dan semuanya akan terbuka.
# unreviewed
arrived-server = Hentikan server lalu jalankan lagi: semuanya akan terbuka.
# unreviewed
arrived-sign-in = Masuk dengan nama dan frasa sandi yang Anda pakai di komputer lain.
# unreviewed
arrived-phones = Ponsel: jika komputer ini memakai alamat komputer lain itu, halamannya berlanjut. Jika tidak, izinkan ponsel masuk di sini dan pindai kode baru; kode di kartu papan tetap sama.
# unreviewed
arrived-unsent = Ponsel yang menulis “Belum tersimpan”: biarkan halamannya terbuka. Ponsel mengirim sendiri jika alamatnya sama; jika tidak, baca catatannya dengan kode QR.
# unreviewed
checkup-good = Baik
# unreviewed
checkup-note = Catatan
# unreviewed
checkup-wrong = Perlu diperbaiki
# unreviewed
checkup-program = Program
# unreviewed
checkup-database = Basis data
# older than the English
# unreviewed
checkup-database-new = { $file } dibuat saat pertama kali dimulai.
# unreviewed
checkup-disk = Disk
# unreviewed
checkup-disk-free = { $free } masih kosong.
# unreviewed
checkup-disk-low = Hanya { $free } yang kosong. Hapus berkas besar: jika disk penuh, tidak ada lagi yang bisa dicatat.
# unreviewed
checkup-clock = Jam
# unreviewed
checkup-clock-is = { $time }. Catatan memakai waktu dari jam ini: apakah benar?
# older than the English
# unreviewed
checkup-clock-behind = { $time }. Namun Inkundla pernah berjalan pada { $day }, yaitu sesudahnya. Setel jam komputer ini.
# unreviewed
checkup-network = Jaringan
# unreviewed
checkup-network-is = Ponsel di jaringan yang sama menemukan komputer ini di { $addresses }.
# unreviewed
checkup-backups = Cadangan
# unreviewed
checkup-backups-none = Belum ada. Inkundla membuat yang pertama tak lama setelah dimulai.
# unreviewed
checkup-backups-last = Yang terakhir dari { $time }.
# older than the English
# unreviewed
checkup-backups-old = Yang terakhir dari { $time }. Unduh yang baru, dan periksa apakah disk penuh.
# unreviewed
checkup-printing = Cetak
# unreviewed
checkup-printing-is = Berkas PDF dibuat tanpa pencetak. Cetaklah di sini atau di komputer lain.
# unreviewed
checkup-browsers = Peramban
# older than the English
# unreviewed
checkup-browsers-are = Chrome, Edge, Firefox, Safari, dan Samsung Internet sejak 2022. Yang lebih lama dapat membaca setiap halaman; papan tidak bergerak sendiri.
# unreviewed
checkup-browser-this = { $browser }: cukup baru.
# unreviewed
checkup-browser-old = { $browser } terlalu lama: perbarui di komputer ini.
# unreviewed
hello-title = Uji ponsel
# unreviewed
hello-yes = Ponsel ini menjangkau laptop
# unreviewed
hello-ms = Jawaban dalam { $ms } md.
# unreviewed
hello-umpire = Saya wasit
# unreviewed
hello-not = Jika ponsel lain tidak menjangkaunya
# unreviewed
hello-same = Ponsel dan laptop harus di Wi-Fi yang sama.
# older than the English
# unreviewed
hello-data = Matikan data seluler di ponsel selama di ruang lomba.
# older than the English
# unreviewed
hello-guest = Sebagian jaringan tamu memisahkan perangkat. Pakai jaringan lain atau hotspot ponsel.
# unreviewed
words-title = Bantu dengan kata-kata
# unreviewed
words-heading = Bantu dengan kata-kata: { $language }
# unreviewed
words-progress = { $done } dari { $all } sudah dijawab
# unreviewed
words-back = Halaman dengan kata-kata ini
# unreviewed
words-all = Semua kata menurut tempat
# unreviewed
words-all-hint = Buka halaman mana pun dan ikuti “Bantu dengan kata-kata” di bawahnya, atau pilih tempat di sini. Apakah Anda akan mengatakannya seperti ini kepada anak di meja? Dua penutur yang memilih “Benar” memastikan sebuah kalimat.
# unreviewed
words-choose-language = Pilih dulu bahasa Anda di bagian bawah halaman ini.
# unreviewed
words-open-again = Buka halaman itu sekali lagi, lalu kembali ke sini: kata-kata di halaman itu sudah tidak diketahui.
# unreviewed
words-sentence = Kalimatnya
# unreviewed
words-none-yet = Belum ada yang menerjemahkannya ke bahasa Anda.
# unreviewed
words-filled = Dengan nama atau angka:
# unreviewed
words-see = Lihat di sana
# unreviewed
words-glossary = { $term }: “{ $exact }” (aturan { $rules })
# unreviewed
words-right = Benar
# unreviewed
words-not-sure = Tidak yakin
# unreviewed
words-better-open = Lebih baik…
# unreviewed
words-better = Kata-kata yang lebih baik
# unreviewed
words-better-form = Kata-kata yang lebih baik: { $form }
# unreviewed
words-written = Kata-kata yang lebih baik. Pertahankan tandanya: tanda itu mengatakan kata mana untuk angka mana.
# unreviewed
words-form-one = untuk satu
# unreviewed
words-form-other = untuk semua lainnya
# unreviewed
words-values = Biarkan ini seperti adanya; nama dan angka akan menggantikannya: { $values }
# unreviewed
words-save = Simpan
# unreviewed
words-undo = Urungkan jawaban terakhir
# unreviewed
words-done = Semua di sini sudah Anda jawab. Terima kasih.
# unreviewed
words-kept = Jawaban Anda disimpan di komputer ini. Yang mengurus Inkundla di sana dapat meneruskannya.
# unreviewed
words-keys = Tombol: 1 benar, 2 lebih baik, 3 tidak yakin. Enter menyimpan, Escape meninggalkan kolom.
# unreviewed
words-english-changed = Bahasa Inggrisnya berubah, jadi ditanyakan lagi.
# unreviewed
words-older = Bahasa Inggrisnya sudah berubah sejak kata-kata ini ditulis.
# unreviewed
words-changed = Kata-kata ini berubah, jadi ditanyakan lagi.
# unreviewed
words-said-right = Anda menjawab: benar.
# unreviewed
words-said-not-sure = Anda menjawab: tidak yakin.
# unreviewed
words-said-better = Anda menjawab, lebih baik: { $text }
# unreviewed
words-confirmed = sudah dipastikan
# unreviewed
words-answered = sudah dijawab
# unreviewed
words-begin = Mulai
# unreviewed
words-welcome = Inkundla berbicara bahasa Anda, tetapi sebagian besar katanya belum dibaca penutur. Katakan untuk setiap kalimat apakah benar. Anda tidak memerlukan akun.
# unreviewed
words-language = Bahasa Anda
# unreviewed
words-name = Nama atau inisial Anda (boleh kosong)
# unreviewed
words-name-hint = Ini ikut dengan jawaban Anda, agar yang mengumpulkan dapat bertanya kepada Anda.
# unreviewed
words-about = Berapa banyak yang sudah dipastikan
# unreviewed
words-about-text = Kata dipastikan bila aturan tertulis suatu permainan memakainya, atau bila dua penutur yang berbeda mengatakan benar. Semua yang lain ditulis oleh orang atau program yang mungkin keliru.
# unreviewed
words-about-confirmed = { $n } dari { $all } kalimat sudah dipastikan.
# unreviewed
words-about-help = Yang menyiapkan komputer ini dapat mengundang penutur untuk membantu, di halaman “Komputer ini”.
# unreviewed
words-quiet = Sebagian besar kata ini belum dipastikan oleh penutur ({ $percent } % sudah).
# unreviewed
words-laptop = Penutur isiZulu, isiXhosa, Afrikaans, atau Indonesia dapat mengatakan kata mana yang benar. Mereka membuka sebuah alamat di ponsel; mereka tidak memerlukan akun dan tidak melihat lebih dari semua orang.
# unreviewed
words-link-make = Buat alamat untuk penutur
# unreviewed
words-link-renew = Buat baru
# unreviewed
words-link-ends = Alamat sebelumnya berakhir, juga bagi yang sudah membukanya. Jawaban mereka tetap ada.
# unreviewed
words-link-qr = Alamat untuk penutur sebagai kode QR
# unreviewed
words-bring = Jawaban dari tempat lain
# unreviewed
words-file = Berkas jawaban
# unreviewed
words-take-in = Masukkan
# unreviewed
words-taken-in = Jawaban baru: { $n }. Sudah diketahui: { $known }.
# unreviewed
words-strange = Tidak dimasukkan, karena Inkundla versi ini tidak punya kalimatnya: { $n }.
# unreviewed
words-full = Tidak ada lagi penutur atau jawaban yang muat di komputer ini. Minta yang mengurusnya membuat alamat penutur yang baru.
# unreviewed
words-place-umpire = Ponsel wasit
# unreviewed
words-when-umpire = Di ponsel pada papan: giliran, kartu, jam, dan mengapa sesuatu tidak bisa.
# unreviewed
words-place-practice = Latihan dan putar ulang
# unreviewed
words-when-practice = Saat orang belajar permainan, atau melihatnya langkah demi langkah.
# unreviewed
words-place-rules = Aturan
# unreviewed
words-when-rules = Di halaman aturan permainan.
# unreviewed
words-place-event = Turnamen
# unreviewed
words-when-event = Saat orang membuat turnamen, mengubah pengaturannya, atau melihatnya.
# unreviewed
words-place-players = Pemain
# unreviewed
words-when-players = Saat pemain dimasukkan, diperbaiki, dicari, atau dihitung.
# unreviewed
words-place-rounds = Babak
# unreviewed
words-when-rounds = Saat babak dipasangkan, diumumkan, dijalankan, diperbaiki, atau ditarik kembali.
# unreviewed
words-place-standings = Klasemen
# unreviewed
words-when-standings = Di klasemen, final, dan daftar sekolah dan tim.
# unreviewed
words-place-projector = Proyektor
# unreviewed
words-when-projector = Di dinding aula, dan di tempat memilih apa yang ditampilkan.
# unreviewed
words-place-people = Orang
# unreviewed
words-when-people = Saat orang lain diundang membantu, dan dalam apa yang boleh mereka lakukan.
# unreviewed
words-place-account = Akun
# unreviewed
words-when-account = Saat orang masuk, mengganti frasa sandi, atau kehilangannya.
# unreviewed
words-place-papers = Kertas
# unreviewed
words-when-papers = Pada yang dicetak: pasangan, kartu papan, lembar skor, sertifikat.
# unreviewed
words-place-records = Catatan permainan
# unreviewed
words-when-records = Saat catatan dibaca, diperiksa, dicetak, atau dibawa.
# unreviewed
words-place-files = Berkas
# unreviewed
words-when-files = Saat berkas dibawa, dan saat berkas tidak bisa dibaca.
# unreviewed
words-place-copies = Cadangan
# unreviewed
words-when-copies = Saat salinan semuanya dibuat atau dikembalikan.
# unreviewed
words-place-computer = Komputer ini
# unreviewed
words-when-computer = Di halaman komputer aula, uji ponsel, dan keterangan aksesibilitas.
# unreviewed
words-place-words = Bantu dengan kata-kata
# unreviewed
words-when-words = Di halaman-halaman untuk penutur ini.
# unreviewed
words-place-notices = Galat dan pemberitahuan
# unreviewed
words-when-notices = Setelah sesuatu disimpan, dan saat sesuatu tidak bisa dilakukan.
# unreviewed
words-place-everywhere = Di mana-mana
# unreviewed
words-when-everywhere = Di banyak halaman: pihak, warna, hari, tabel.
# unreviewed
words-help = Bantu dengan kata-kata: { $n }
# unreviewed
words-send = Unduh jawaban saya ({ $n })
# unreviewed
words-take-all = Unduh semua jawaban ({ $n })
# unreviewed
words-others-right = Penutur lain yang menjawab benar: { $n }.
# unreviewed
words-about-here = Di komputer ini dua penutur menjawab benar untuk sebanyak ini lagi: { $n }.
# unreviewed
verify-title = Periksa catatan
# unreviewed
verify-hint = Pilih berkas catatan yang diberikan panitia. Setiap langkah dimainkan lagi, dan setiap tanda yang menunjukkan perubahan diperiksa.
# unreviewed
verify-file = Berkas catatan
# unreviewed
verify-paste = Atau tempel teksnya
# unreviewed
verify-text = Teks catatan
# unreviewed
verify-button = Periksa
# older than the English
# unreviewed
verify-kept = Tidak ada isi berkas yang disimpan.
# unreviewed
verify-drop = Atau jatuhkan berkas di mana saja pada halaman ini.
# unreviewed
verify-stays = Berkas tetap di perangkat ini: halaman ini tidak mengirim apa pun dan tidak memerlukan jaringan.
# unreviewed
verify-needs = Halaman ini memerlukan skrip (JavaScript) dan peramban tahun 2023 atau lebih baru. Halaman “Periksa catatan” di server Inkundla melakukan hal yang sama tanpa itu.
# unreviewed
verify-take = Bawa halaman ini
# unreviewed
verify-take-hint = Satu berkas yang memeriksa catatan tanpa Inkundla dan tanpa jaringan.
# unreviewed
verify-nothing = Pilih berkas, atau tempel teksnya.
# older than the English
# unreviewed
verify-sound = Catatan ini sah
# unreviewed
verify-unchanged = Tidak berubah
# unreviewed
verify-not-sound = Catatan ini diubah
# unreviewed
verify-changed = Diubah
# unreviewed
verify-unreadable = Ini tidak dapat dibaca sebagai catatan
# unreviewed
verify-no-record = Bukan catatan
# unreviewed
verify-turns = Setiap langkah mengikuti aturan
# older than the English
# unreviewed
verify-turns-how = Langkah yang dimainkan lagi di sini: { $turns }. Pertandingan: { $games }.
# unreviewed
verify-chain = Tidak ada yang dihilangkan, ditambahkan atau diubah di tengah
# older than the English
# unreviewed
verify-chain-how = Setiap entri memuat tanda entri sebelumnya.
# unreviewed
verify-signed = Turnamen menandatangani babak { $round }
# unreviewed
verify-number = Nomor pemeriksaan { $code }. Nomor ini harus sama dengan yang ada di halaman babak ini.
# unreviewed
verify-agreed = Kedua pemain mengatakan hasilnya benar
# unreviewed
verify-agreed-games = { $n ->
   *[other] Dalam { $n } pertandingan.
}
# unreviewed
verify-not-proved = Tidak terbukti
# older than the English
# unreviewed
verify-not-table = Apa yang sebenarnya ada di meja: catatan menunjukkan apa yang diketuk wasit.
# unreviewed
verify-another = Periksa yang lain
# unreviewed
verify-paper = Kertas Anda memiliki nomor pemeriksaan { $code }. Pilih berkas catatan turnamen: halaman ini mengatakan apakah itu berkas dengan nomor tersebut.
# unreviewed
verify-paper-is = Nomor pemeriksaan kertas Anda adalah nomor babak { $round }
# older than the English
# unreviewed
verify-paper-is-not = Tidak ada dalam berkas ini yang memiliki nomor pemeriksaan kertas Anda, { $code }. Ini berkas lain, atau babak itu telah ditandatangani lagi.
# unreviewed
codes-title = Tampilkan catatan sebagai kode QR
# older than the English
# unreviewed
codes-where = Buka papan dengan ponsel ini. Tombolnya ada di menu selama ada yang menunggu dikirim.
# unreviewed
codes-hint = Pegang ponsel ini di depan kamera laptop panitia, sejarak satu jengkal, sampai laptop menampilkan papannya.
# unreviewed
codes-none = Tidak ada yang menunggu di ponsel ini: panitia sudah punya semuanya.
# unreviewed
codes-of = Kode { $n } dari { $all }
# unreviewed
codes-back = Sebelumnya
# unreviewed
codes-hold = Tahan
# unreviewed
codes-next = Berikutnya
# unreviewed
scan-title = Baca catatan dari ponsel
# older than the English
# unreviewed
scan-hint = Ponsel yang tidak dapat menjangkau laptop ini menampilkan catatannya sebagai kode QR: di menunya, “Tampilkan catatan sebagai kode QR”. Pegang di depan kamera, atau pilih foto kodenya.
# unreviewed
scan-camera = Gunakan kamera
# unreviewed
scan-camera-off = Hentikan kamera
# unreviewed
scan-camera-refused = Peramban tidak mengizinkan halaman ini memakai kamera. Pilih foto saja.
# unreviewed
scan-pictures = Foto kode (JPEG atau PNG)
# unreviewed
scan-read = Baca
# older than the English
# unreviewed
scan-empty = Belum ada kode yang dibaca.
# older than the English
# unreviewed
scan-nothing = Tidak ada kode catatan dalam sebuah gambar. Ambil lagi: lebih dekat, lurus, tanpa pantulan.
# older than the English
# unreviewed
scan-no-picture = Sebuah berkas bukan gambar yang dapat dibaca. Pilih JPEG atau PNG.
# older than the English
# unreviewed
scan-too-large = Sebuah gambar memiliki terlalu banyak piksel. Ambil dengan ukuran lebih kecil.
# unreviewed
scan-too-much = Tidak ada kode yang ditemukan dalam sebuah gambar: polanya terlalu banyak. Ambil gambar satu ponsel dari dekat.
# unreviewed
scan-missing = { $read } dari { $all } kode dibaca. Masih kurang: { $missing }
# older than the English
# unreviewed
scan-damaged = Kode-kode ini tidak saling cocok, atau bukan catatan. Tidak ada yang dimasukkan. Baca lagi dari ponsel.
# older than the English
# unreviewed
scan-altered = Kode-kode ini bukan buatan ponsel papan ini: kode telah diubah. Tidak ada yang dimasukkan.
# unreviewed
scan-other-phone = Kode-kode ini berasal dari ponsel yang sekarang tidak mencatat papan ini, atau dari turnamen lain. Tidak ada yang dimasukkan.
# unreviewed
scan-no-board = Turnamen ini tidak memiliki papan itu, atau tidak ada ponsel yang mencatatnya. Tidak ada yang dimasukkan.
# older than the English
# unreviewed
scan-stops = Entri { $n } ponsel tidak dapat mengikuti isi catatan, jadi tidak ada yang dimasukkan: { $why }
# unreviewed
scan-turns = { $n ->
   *[other] Dengan itu catatan memiliki { $n } langkah.
}
# unreviewed
scan-not-over = Permainan belum selesai.
# older than the English
# unreviewed
scan-known = { $n ->
   *[other] { $n } entri ponsel sudah ada dalam catatan.
}
# older than the English
# unreviewed
scan-all-known = Semuanya ada dalam catatan.
# unreviewed
scan-entered = { $n ->
   *[other] { $n } entri dimasukkan.
}
# unreviewed
scan-to-enter = { $n ->
   *[other] { $n } entri dapat dimasukkan.
}
# unreviewed
scan-enter = Masukkan catatan ini
# unreviewed
scan-done = Dalam catatan
# unreviewed
scan-refused = Tidak dimasukkan
# unreviewed
verify-which = Pertandingan
# unreviewed
verify-show = Tampilkan
# unreviewed
verify-game = Babak { $round }, papan { $board }: { $first }, { $second }
# older than the English
# unreviewed
take-title = Catatan pertandingan dari komputer lain
# older than the English
# unreviewed
take-hint = Pertandingan turnamen ini yang dicatat di Inkundla lain: pilih berkas catatannya. Anda melihat isinya sebelum ada yang disimpan. Semua masuk, atau tidak satu pun.
# older than the English
# unreviewed
take-found = Baru: { $games } pertandingan dengan { $entries } catatan.
# older than the English
# unreviewed
take-known = { $n ->
    [0] Belum ada pertandingan dari berkas ini di sini.
   *[other] { $n } pertandingan sudah ada di sini, sama seperti di berkas.
}
# older than the English
# unreviewed
take-agree = Masukkan catatan
# older than the English
# unreviewed
take-wrong = { $n ->
    [1] Tidak ada yang dimasukkan. Ada yang salah:
   *[other] Tidak ada yang dimasukkan. Ada { $n } hal yang salah:
}
# unreviewed
take-stands = Babak { $round }, papan { $board }: { $why }
# unreviewed
take-no-such-board = turnamen ini tidak punya papan itu.
# unreviewed
take-not-open = babak ini tidak sedang dimainkan di sini.
# older than the English
# unreviewed
take-other-players = pemain lain duduk di sana: nomor { $first } dan { $second }.
# older than the English
# unreviewed
take-other-record = di sini sudah ada catatan lain.
# older than the English
# unreviewed
take-by-hand = hasilnya sudah dimasukkan dengan tangan. Tarik kembali dulu.
# older than the English
# unreviewed
take-other-law = dimainkan dengan aturan lain dari turnamen ini.
# older than the English
# unreviewed
notice-records-taken = Catatan sudah masuk.
# older than the English
# unreviewed
record-not-records = Ini bukan berkas catatan.
# unreviewed
record-version = Berkas ini versi { $version }. Program ini mengenal versi 2.
# older than the English
# unreviewed
record-not-understood = Ini tidak seperti catatan ditulis.
# unreviewed
record-missing = Ada yang kurang di sini.
# older than the English
# unreviewed
record-twice = Ini ada di sini untuk kedua kali.
# older than the English
# unreviewed
record-number = Catatan { $found } ada di tempat catatan { $expected }.
# unreviewed
record-altered = Catatan { $entry } telah diubah, atau catatan sebelumnya.
# unreviewed
record-root = Pemain, babak, papan, atau turnamennya telah diubah.
# unreviewed
record-impossible = Catatan { $entry } tidak mungkin mengikuti yang sebelumnya.
# unreviewed
record-not-from-entries = Catatan pertandingannya mengatakan hal lain.
# unreviewed
record-other-event = Ini ditandatangani untuk turnamen lain.
# unreviewed
record-signature = Tanda tangannya salah: ada yang diubah setelah ditandatangani.
# unreviewed
record-cut = Akhirnya terpotong: catatan { $signed } ditandatangani, tetapi berakhir di { $found }.
# unreviewed
record-place-more = Baris { $line }, kolom { $column }: { $what } ({ $n } lagi mengikutinya.)
# unreviewed
record-text = Sebuah teks bukan yang ditulis, atau tidak dimiliki entri mana pun.
# older than the English
# unreviewed
record-no-game = Pertandingan yang ditandatangani tidak ada dalam berkas: { $game }.
# unreviewed
record-no-statement = Pernyataan yang ditandatangani hilang: nomor { $first } sampai { $last }.
# unreviewed
record-not-after = Pernyataan { $number } tidak mengikuti yang sebelumnya.
# unreviewed
record-no-round = Babak { $round } sudah ditandatangani, tetapi pernyataannya tidak ada dalam berkas.
# older than the English
# unreviewed
record-holds = Berkas mengatakan berisi { $said }, ternyata { $found }.
# unreviewed
record-notes = Tidak ada yang salah dalam berkas ini. Yang tidak dibuktikannya:
# unreviewed
record-note-part-round = Berkas mengatakan bahwa isinya babak { $round } dari suatu turnamen. Yang ditandatangani dari sisanya tidak dicari.
# unreviewed
record-note-part-game = Berkas mengatakan bahwa isinya babak { $round }, papan { $board } dari suatu turnamen. Yang ditandatangani dari sisanya tidak dicari.
# older than the English
# unreviewed
record-note-unsigned = Tidak ada tanda tangan: ini tidak membuktikan apa pun terhadap siapa yang pernah memegang seluruh berkas.
# unreviewed
record-note-not-signed = { $more ->
    [0] Babak { $round }, papan { $board }:
   *[other] Babak { $round }, papan { $board } dan { $more } pertandingan lagi:
} tidak ditandatangani sampai akhir. Siapa yang pernah memegang berkas dapat mengubah atau memendekkannya.
# older than the English
# unreviewed
record-note-key = Kunci tanda tangan ada dalam berkas itu sendiri. Bandingkan dengan kunci yang Anda punya dari turnamen.
# older than the English
# unreviewed
record-note-names = Nama pemain dan nama turnamen tidak tercakup. Tidak ada yang akan melihat jika diganti.
# unreviewed
record-note-erased = { $n ->
   *[other] { $n } teks telah dihapus. Rantainya tetap utuh tanpa itu.
}
# unreviewed
former-organiser = mantan panitia
# unreviewed
former-helper = mantan pembantu
# unreviewed
former-umpire = mantan wasit
# unreviewed
account-still-organises = Anda satu-satunya panitia sebuah turnamen. Serahkan atau hapus dahulu.
# unreviewed
account-delete = Hapus akun saya
# unreviewed
account-delete-text = Anda keluar untuk selamanya. Nama Anda hilang dari catatan, papan, dan riwayat turnamen. Sebagai gantinya tertulis “mantan panitia”.
# unreviewed
account-delete-owner = Akun ini menyiapkan Inkundla di sini, jadi tidak dapat dihapus di halaman ini. Di komputer tempat Inkundla berjalan, perintah “inkundla user delete” menghapusnya.
# unreviewed
notice-account-deleted = Akun Anda sudah dihapus.
# older than the English
# unreviewed
notice-person-erased = Nama itu sudah dihapus.
# older than the English
# unreviewed
people-erase = Hapus nama
# unreviewed
people-erase-text = { $name } dikeluarkan, dan namanya hilang dari turnamen ini.
# unreviewed
people-left = Nama wasit dan orang yang sudah pergi
# older than the English
# unreviewed
people-left-text = Nama yang dihapus hilang dari papan, catatan, dan riwayat. Perannya tetap.
# older than the English
# unreviewed
erase-texts = { $n ->
   *[other] { $n } teks ikut hilang:
}
# older than the English
# unreviewed
erase-texts-all = { $n ->
   *[other] { $n } teks yang diketik dalam catatan atau sebagai alasan ikut hilang, begitu juga nama para wasit.
}
# older than the English
# unreviewed
audit-person-erased = Nama seorang wasit atau pembantu dihapus
# unreviewed
record-one-event = Berkas ini berisi catatan beberapa turnamen. Ekspor satu per satu.
# unreviewed
file-place = Baris { $line }, kolom { $column }: { $what }
# unreviewed
file-row = Baris { $row }, { $column }: { $what }
# unreviewed
file-too-large = Berkas terlalu besar.
# older than the English
# unreviewed
imports-busy = Berkas lain sedang dimasukkan. Coba lagi sebentar lagi.
# unreviewed
list-pages = Halaman daftar ini
# unreviewed
trf-line-too-long = Baris ini terlalu panjang untuk berkas laporan.
# older than the English
# unreviewed
faults-more = … dan { $n } lagi.
# older than the English
# unreviewed
file-not-text = Berkas terlalu besar, atau bukan teks.
json-fault = { $place }: { $what }
# unreviewed
trf-no-players = Tidak ada pemain (tidak ada baris yang mulai dengan 001).
# unreviewed
trf-not-a-number = “{ $text }” bukan angka dari { $least } sampai { $most }.
# unreviewed
trf-not-points = “{ $text }” bukan jumlah poin seperti 1.0 atau 2.5.
# older than the English
# unreviewed
trf-twice = Pemain { $number } sudah ada di baris { $first }.
# unreviewed
trf-unknown = Pemain { $number } tidak ada dalam berkas.
# older than the English
# unreviewed
trf-bad-colour = “{ $found }” bukan warna: w, b atau -.
# older than the English
# unreviewed
trf-bad-result = “{ $found }” bukan hasil.
# older than the English
# unreviewed
trf-contradiction = Hasil “{ $found }” tidak cocok dengan lawan yang tertulis.
# unreviewed
trf-not-mirrored = Babak { $round }: baris pemain { $other } menyebutkan hal lain.
# unreviewed
trf-no-game = Babak { $round }: “{ $found }” di sini dan “{ $theirs }” di baris pemain { $other } tidak mungkin dari satu pertandingan.
# unreviewed
trf-after-the-last = Babak { $round } dimainkan di sini, tetapi menurut berkas ada { $rounds } babak. Betulkan jumlah babak (baris yang diawali 142 atau XXR).
# unreviewed
trf-unknown-system = “{ $code }” bukan sistem penyusunan pasangan yang dikenal di sini. Tulis yang lain di baris yang diawali 192, misalnya FIDE_DUTCH_2026, FIDE_BURSTEIN atau FIDE_DUBOV, atau hapus baris itu.
# unreviewed
trf-points-differ = Dari babak-babaknya didapat { $counted } poin, bukan { $written }.
# unreviewed
trf-bad-word = “{ $text }” tidak dikenal di sini.
# unreviewed
trf-not-supported = Baris yang mulai dengan { $tag } tidak dapat dibaca.
# older than the English
# unreviewed
trf-unknown-tiebreak = “{ $code }” bukan penentu yang dikenal di sini. Hapus dari baris yang mulai dengan 212, atau ganti dengan yang lain.
# older than the English
# unreviewed
trf-other-points = Kemenangan tanpa bertanding, bye atau pertandingan yang belum selesai di sini bernilai lain daripada menang, seri atau nol. Turnamen tidak dapat menyimpannya.
# unreviewed
trf-other-acceleration = Poin tambahan ini bukan poin metode Baku. Turnamen tidak dapat menyimpannya.
# unreviewed
trf-too-many-apart = { $pairs } pasangan tidak boleh bertemu. Turnamen dapat menyimpan { $most }.
# unreviewed
trf-no-teams = Di sini tim bermain, tetapi tidak ada baris 310 yang menyebut siapa bermain untuk tim mana.
# unreviewed
trf-accelerated-teams = Tim dengan poin tambahan di babak-babak pertama tidak didukung.
# older than the English
# unreviewed
trf-team-twice = Tim { $number } sudah ada di baris { $first }.
# unreviewed
trf-unknown-team = Tim { $number } tidak ada dalam berkas.
# unreviewed
trf-other-team-points = Di sini pertandingan atau bye tim bernilai lain daripada 2 untuk menang, 1 untuk seri dan 0 untuk kalah, dan untuk bye pertandingan seri, atau tidak ada poin di setengah kompetisi. Turnamen tidak dapat menyimpannya.
# unreviewed
trf-team-points-differ = Pertandingan memberi tim { $number } { $counted } poin, bukan { $written }.
# unreviewed
results-no-column = Tidak ada judul kolom seperti itu.
# unreviewed
results-not-a-number = “{ $text }” bukan angka.
# unreviewed
results-no-such-board = Babak ini tidak sedang dimainkan, atau tidak punya papan itu.
# older than the English
# unreviewed
results-somebody-else = Pemain { $number } tidak duduk di situ.
# older than the English
# unreviewed
results-no-result = “{ $text }” bukan hasil. Tulis 1-0, 0-1 atau 1/2-1/2.
# older than the English
# unreviewed
results-twice = Papan ini sudah ada di baris { $row }.
# unreviewed
fault-recorded = Papan ini punya catatan pertandingan yang menyebutkan hal lain: { $boards }. Koreksilah di papannya.
# older than the English
# unreviewed
import-title = Masukkan turnamen
# unreviewed
copies = Cadangan
# unreviewed
home-copies = Pulihkan cadangan
# unreviewed
home-demo = Coba demo
# older than the English
# unreviewed
home-demo-hint = Demo adalah turnamen sekolah dengan 24 anak rekaan dan papan yang sedang dimainkan. Tekan semuanya; hapus kapan saja.
# unreviewed
home-demo-away = Hapus demo
# unreviewed
demo-plays = Demo ini berjalan sendiri: langkah, kartu, dan hasil terus masuk. Papan yang Anda ambil alih menjadi milik Anda.
# unreviewed
demo-stop = Hentikan demo
# unreviewed
demo-stopped = Demo sedang berhenti.
# unreviewed
demo-start = Jalankan demo
# unreviewed
tour = Tur
# unreviewed
tour-text = Ini demo dengan anak-anak rekaan. Tekan apa saja.
# unreviewed
tour-begin = Ajak saya berkeliling
# unreviewed
tour-next = Berikutnya
# unreviewed
tour-end = Akhiri tur
# older than the English
# unreviewed
tour-now = Kartu ini selalu mengatakan langkah berikutnya, dengan satu tombol.
# older than the English
# unreviewed
tour-look = Yang membutuhkan Anda ada di sini: wasit yang memanggil, ponsel yang diam. Hasil diisi di tabel di bawah.
# older than the English
# unreviewed
tour-players = Siapa yang bermain dan siapa yang hadir. Tekan tombol di samping nama bila seorang anak tidak ada; nama baru ditempel di bawah.
# unreviewed
tour-event = Ini yang dilihat orang tua: nama pendek, papan langsung. Buka papan untuk mengikuti pertandingannya.
# older than the English
# unreviewed
tour-standings = Siapa di peringkat mana. Setiap angka menjelaskan asalnya.
# older than the English
# unreviewed
tour-screen = Satu halaman untuk dinding aula. Pilih yang ditampilkan, buka di proyektor, lalu biarkan.
# older than the English
# unreviewed
tour-files = Semua yang bisa dicetak atau dibawa: klasemen, sertifikat, formulir bila listrik padam, cadangan. Itulah turnya.
# unreviewed
film-title = Inkundla dalam tujuh gambar
# unreviewed
film-picture = Gambar: { $page }
# unreviewed
film-umpire = Ponsel wasit
# unreviewed
film-umpire-text = Wasit memindai kode di meja lalu mengetuk yang dimainkan: hanya titik yang sah yang bisa diketuk. Tetap jalan tanpa jaringan.
# unreviewed
film-look = Lihat dalam tujuh gambar
# older than the English
# unreviewed
copies-names = Cadangan berisi nama lengkap anak-anak. Simpan di tempat yang hanya bisa Anda baca.
# unreviewed
copies-events = Unduh cadangan satu turnamen
# unreviewed
copies-all = Semua turnamen, akun, dan pengaturan
# unreviewed
copies-kept = Cadangan yang dibuat Inkundla sendiri
# unreviewed
copies-none = Belum ada cadangan. Inkundla membuatnya saat babak diumumkan atau ditutup.
# unreviewed
copies-off = Di sini Inkundla tidak membuat cadangan sendiri. Lihat docs/BACKUPS.md.
# unreviewed
copy-all = Unduh cadangan semuanya
# unreviewed
copy-of-event = Cadangan turnamen ini
# older than the English
# unreviewed
copy-of-event-hint = pemain, babak, dan setiap catatan setiap pertandingan, untuk dikembalikan nanti
# older than the English
# unreviewed
copy-back = Kembalikan turnamen
# unreviewed
copy-back-text = Pilih cadangan satu turnamen. Anda melihat isinya sebelum terjadi apa-apa.
# older than the English
# unreviewed
copy-look = Lihat isinya
# unreviewed
copy-found = Dalam berkas ini
# older than the English
# unreviewed
copy-holds = { $event }: { $players } pemain, babak { $round }
# unreviewed
copy-is-new = Turnamen ini belum ada di sini. Turnamen dipulihkan dengan semua permainannya, dan Anda yang menjalankannya.
# unreviewed
copy-is-here = Turnamen ini sudah ada di sini. Turnamen itu tetap; cadangan ditambahkan sebagai turnamen kedua dengan alamat baru.
# unreviewed
copy-is-whole = Ini cadangan semuanya, bukan satu turnamen. Pengembaliannya lewat baris perintah: lihat docs/BACKUPS.md.
# older than the English
# unreviewed
copy-is-large = Cadangan ini terlalu besar untuk peramban. Kembalikan lewat baris perintah: lihat docs/BACKUPS.md.
# unreviewed
copy-bring = Pulihkan
# unreviewed
copy-made = Dibuat
# unreviewed
copy-age = Umur
# unreviewed
copy-weight = Ukuran
# unreviewed
copy-size = { $kb } kB
# unreviewed
ago-minutes = { $n } menit
# unreviewed
ago-hours = { $n } jam
# unreviewed
ago-days = { $n } hari
# older than the English
# unreviewed
archive-not-ours = Berkas ini bukan cadangan Inkundla.
# older than the English
# unreviewed
archive-newer = Cadangan ini dibuat oleh Inkundla yang lebih baru ({ $version }). Pakai versi itu.
# older than the English
# unreviewed
archive-cut-off = Cadangan ini tidak lengkap. Ambil yang lain.
# older than the English
# unreviewed
archive-line = Baris { $line } cadangan ini tidak dapat dibaca. Ambil yang lain.
# older than the English
# unreviewed
archive-altered = Cadangan ini diubah atau rusak setelah dibuat. Ambil yang lain.
# unreviewed
import-hint = Berkas laporan (TRF) dari program lain, atau semuanya (JSON) dari Inkundla di komputer lain. Anda melihat isinya sebelum apa pun disimpan.
# unreviewed
import-game-hint = Berkas laporan tidak menyebutkan permainan apa yang dimainkan.
# older than the English
# unreviewed
import-look = Lihat berkas
# older than the English
# unreviewed
import-found = { $players } pemain, { $rounds } babak.
# older than the English
# unreviewed
import-aliases = Semua orang akan melihat: { $names }
# unreviewed
import-name-order = Nama tanpa koma dibaca dengan nama keluarga di depan, seperti dalam berkas laporan: semua orang melihat “{ $alias }” dari “{ $written }”.
# unreviewed
import-given-first = Dalam berkas ini nama depan ditulis lebih dulu
# unreviewed
import-rounds-differ = { $n ->
   *[other] Babak ini tidak mengikuti aturan penyusunan pasangan dari formatnya: { $rounds }. Babak itu tetap seperti adanya.
}
# unreviewed
report-not-kept = Turnamen tidak menyimpan: { $parts }.
# unreviewed
report-records = rekaman { $records }
# unreviewed
report-titles = gelar ({ $n })
# unreviewed
report-federations = federasi ({ $n })
# unreviewed
report-ids = nomor federasi ({ $n })
# unreviewed
report-days-of-birth = tanggal lahir, kecuali tahunnya ({ $n })
# unreviewed
report-unrated = tanda permainan yang terlalu singkat untuk dinilai ({ $n })
# unreviewed
import-cycle-once = Berkas tidak menyebutkannya: kami anggap semua saling bertemu sekali, dalam { $rounds } babak.
# unreviewed
import-cycle-twice = Berkas tidak menyebutkannya: kami anggap semua saling bertemu dua kali, dalam { $rounds } babak.
# unreviewed
import-agree = Masukkan
# unreviewed
import-no-name = Turnamen dari berkas
# unreviewed
notice-import-done = Turnamen sudah ada di sini, dengan semua babaknya.
# older than the English
# unreviewed
import-wrong = { $n ->
    [1] Berkas tidak dapat dimasukkan. Ada yang salah:
   *[other] Berkas tidak dapat dimasukkan. Ada { $n } hal yang salah:
}

## Kategori

# unreviewed
player-more = Rating, putri atau putra, tahun lahir
# unreviewed
player-more-hint = Hanya bila Anda memberi hadiah per kategori atau bermain menurut rating. Hanya Anda yang melihatnya, kecuali semua boleh melihat rating.
# unreviewed
gender-f = Putri
# unreviewed
gender-m = Putra

## Penentu bila poin sama

# unreviewed
tiebreak-meanings = Artinya masing-masing
# unreviewed
tiebreak-refused = Penentu ini tidak dapat dibaca: { $why }
# older than the English
# unreviewed
ranking-more = Undian, urutan manual, dan pengaturan peringkat lain
# unreviewed
lots-number = Angka untuk undian
# older than the English
# unreviewed
lots-hint = Bila “Undian” termasuk penentu: mintalah seseorang menyebut angka mana pun dari 1 sampai 999999 sebelum turnamen. Siapa pun yang mengundi lagi dengan angka yang sama mendapat undian yang sama.
# unreviewed
field-lots = Angka untuk undian
# older than the English
# unreviewed
hand-order = Urutan manual: nomor awal, yang terbaik di depan
# unreviewed
hand-reason = Sebab
# older than the English
# unreviewed
hand-hint = Hanya untuk pemain yang tetap sama dalam semua penentu, misalnya sesudah pertandingan tambahan. Semua orang dapat membaca alasannya.
# unreviewed
field-hand-order = Urutan manual
# unreviewed
field-hand-reason = Sebab (urutan manual)
# unreviewed
tiebreak-codes = Untuk arbiter: penentu sebagai kode, dipisahkan koma
# unreviewed
tiebreak-codes-hint = Kode FIDE C.07 seperti BH/C1, BH, SB, DE. Kode menggantikan pilihan di atas.
# older than the English
# unreviewed
edition = Babak tanpa bertanding dihitung menurut aturan
# unreviewed
edition-2026 = FIDE, Maret 2026
# unreviewed
edition-2024 = FIDE, Agustus 2024
# older than the English
# unreviewed
edition-hint = Menurut aturan 2026, babak tanpa bertanding tidak pernah bernilai lebih dari lawan yang tidak datang, atau dari seri di setiap babak.
# unreviewed
field-edition = Edisi aturan
# unreviewed
standings-all-grades = Semua kelas
# unreviewed
standings-all-categories = Semua kategori
# unreviewed
standings-all-genders = Putri dan putra
# unreviewed
standings-gender-f = Putri
# unreviewed
standings-gender-m = Putra
# older than the English
# unreviewed
standings-all-years = Semua umur
# unreviewed
standings-born-from = Lahir { $year } atau sesudahnya
# unreviewed
standings-overall = peringkat { $rank } dari semua
# unreviewed
schools-title = Sekolah
# unreviewed
schools-size = Berapa yang dihitung
# unreviewed
schools-how = { $n ->
    [1] Poin pemain terbaik dari setiap sekolah.
   *[other] Jumlah poin { $n } pemain terbaik dari setiap sekolah. Bila poin sama, peringkat yang lebih baik menentukan.
}
# unreviewed
schools-best = { $n } terbaik
# unreviewed
schools-player = { $player }: { $points } (peringkat { $rank })
# unreviewed
schools-entered = { $n } pemain
# unreviewed
schools-none = Tidak ada pemain yang punya sekolah.

# unreviewed
cross-table = Tabel silang
# unreviewed
cross-table-note = Setiap babak menunjukkan peringkat lawan, w untuk yang melangkah dulu atau b untuk yang kedua, dan poin. + dan − adalah pertandingan yang tidak dimainkan. Garis berarti tanpa lawan.
# unreviewed
cross-table-game = { $side } melawan nomor { $place }: { $result }
# unreviewed
cross-table-number = Angkanya adalah peringkat lawan.
# unreviewed
statistics = Statistik
# unreviewed
statistics-sides = { $games } pertandingan dimainkan: { $first } menang { $won } ({ $wonpercent } %), { $second } menang { $lost } ({ $lostpercent } %), { $drawn } seri ({ $drawnpercent } %).
# unreviewed
statistics-turns = Pertandingan tercatat dari babak yang selesai rata-rata berlangsung { $mean } giliran. Yang terpendek { $shortest }, yang terpanjang { $longest }.
# unreviewed
statistics-by-round = Pertandingan per babak
# unreviewed
statistics-by-school = Pemain per sekolah
# unreviewed
statistics-by-grade = Pemain per kelas
# unreviewed
statistics-by-sex = Putri dan putra
# unreviewed
statistics-group = Kelompok
# unreviewed
statistics-played = Dimainkan
# unreviewed
statistics-won-by = { $side } menang
# unreviewed
statistics-drawn = Seri
# unreviewed
statistics-forfeits = Tidak dimainkan
# unreviewed
statistics-open = Belum ada hasil
# unreviewed
statistics-byes = Tidak main, dapat poin
# unreviewed
statistics-absent = Tidak hadir
# unreviewed
statistics-have-played = Sudah bermain
# unreviewed
statistics-left = Pulang lebih awal
# unreviewed
statistics-won = Menang
# unreviewed
statistics-lost = Kalah
# unreviewed
statistics-note = Pertandingan antara dua pemain dari satu kelompok dihitung sekali untuk masing-masing.
# unreviewed
certificate = Sertifikat
# unreviewed
certificate-place = { $n ->
    [1] Juara pertama
    [2] Juara kedua
    [3] Juara ketiga
   *[other] Peringkat { $n }
}
# unreviewed
certificate-about = dari { $n } pemain, { $points } dari { $games } permainan
# unreviewed
certificate-took-part = Telah berpartisipasi
# unreviewed
certificate-organiser = Panitia
# unreviewed
cards-when = Kapan
# unreviewed
files-workbook = Semuanya dalam tabel (XLSX)
# unreviewed
files-workbook-hint = klasemen, pemain, hasil, dan kartu, untuk lembar kerja
# unreviewed
files-standings-pdf = Klasemen dan tabel silang (PDF)
# unreviewed
files-certificates = Sertifikat untuk peringkat 1 sampai 3 (PDF)
# unreviewed
files-certificates-categories = Sertifikat untuk pemenang setiap kategori (PDF)
# older than the English
# unreviewed
files-certificates-all = Sertifikat untuk semua (PDF)
# unreviewed
print-pdf = Sebagai PDF
# older than the English
# unreviewed
files-published = Halaman untuk flashdisk atau situs lain (ZIP)
# older than the English
# unreviewed
files-published-hint = yang boleh dilihat semua orang, dengan nama pendek; dapat dibuka tanpa program ini
# unreviewed
published-as-of = Per { $time }
# unreviewed
published-start = Awal
# unreviewed
published-copy = Salinan yang tidak memerlukan internet
# unreviewed
winners = Pemenang
# unreviewed
category = Kategori
# older than the English
# unreviewed
winners-all = Semua
# older than the English
# unreviewed
winners-none = Belum ada pemenang: belum ada babak yang ditutup.
# unreviewed
winners-order = Dibacakan dari atas: pemenang turnamen disebut terakhir.
# unreviewed
files-winners = Pemenang setiap kategori
# older than the English
# unreviewed
files-winners-hint = putri dan putra, kelas, umur, dan sekolah, sejauh diketahui
# unreviewed
files-prizes-hint = siapa mendapat apa, dan pembagian hadiah
# unreviewed
prizes = Hadiah
# unreviewed
prizes-count = { $n ->
    [0] Belum ada hadiah
   *[other] { $n } hadiah
}
# unreviewed
prizes-text = Anda membacakannya dari yang terakhir sampai yang pertama. Proyektor menampilkan setiap nama saat Anda menyebutnya. Pengunjung melihat hadiah setelah turnamen selesai.
# unreviewed
prizes-usual = Tambahkan hadiah yang biasa
# unreviewed
adjustments = Poin yang diberi atau diambil
# unreviewed
adjustments-text = Poin ini dihitung dalam poin, peringkat, dan pasangan berikutnya. Tidak ada pemecah seri yang menghitungnya, jadi lawan tidak untung atau rugi.
# unreviewed
adjustments-none = Belum ada poin yang diberi atau diambil.
# unreviewed
adjustments-history = Alasannya ada di riwayat
# unreviewed
adjustments-later = Kamu dapat memberi dan mengambil poin setelah babak 1 diumumkan, jika poin pemain menentukan peringkat.
# unreviewed
adjustment-new = Beri atau ambil poin
# unreviewed
adjustment-give = Beri
# unreviewed
adjustment-take = Ambil
# unreviewed
adjustment-points = Poin
# unreviewed
adjustment-round = Dihitung mulai babak
# unreviewed
adjustment-from = mulai babak { $round }
# unreviewed
adjustment-reason = Alasan
# unreviewed
adjustment-reason-hint = Hanya panitia turnamen yang melihatnya. Alasan ini hilang saat nama pemain dihapus.
# unreviewed
adjustment-back = Batalkan
# unreviewed
held = Yang dilihat pengunjung nanti
# unreviewed
held-text = Tahan pasangan, hasil, atau klasemen sampai kamu merilisnya: di semua halaman publik, layar, dan berkas sekaligus. Kamu, pembantumu, dan wasit melihat semuanya.
# unreviewed
held-now = Ada yang ditahan dari pengunjung
# unreviewed
held-release = Rilis semuanya
# unreviewed
held-pairings = Pasangan
# unreviewed
held-pairings-hint = Babak berikutnya tidak terlihat sama sekali.
# unreviewed
held-results = Hasil dan permainan
# unreviewed
held-results-hint = Dari babak berikutnya pengunjung melihat siapa melawan siapa, tanpa papan.
# unreviewed
held-standings = Klasemen
# unreviewed
held-standings-hint = Pengunjung melihatnya seperti setelah babak itu.
# unreviewed
held-top = Peringkat yang tercantum di klasemen
# unreviewed
held-top-hint = Pengunjung hanya melihat yang teratas, misalnya 10, di semua daftar, berkas, dan layar. Halaman tiap pemain tetap menampilkan peringkatnya sendiri. Kosongkan untuk menampilkan semua.
# unreviewed
standings-top = Hanya peringkat teratas yang tercantum, sampai peringkat { $top }. Setiap pemain menemukan peringkatnya di halamannya sendiri.
# unreviewed
by-the-book = Sesuai aturan
# unreviewed
own-rules = Aturan sendiri
# unreviewed
own-rules-text = Aturan sistem pasangan tidak lagi mengikat turnamen ini, dan turnamen ini tidak dapat kembali ke aturan itu. Berkas laporan menyebutkannya.
# unreviewed
rules-left-in = Ditinggalkan di babak { $round }.
# unreviewed
rules-kept = Turnamen ini mengikuti aturan.
# unreviewed
rules-kept-text = Aturan sistem pasangannya mengikat. Berkas laporan menyebutkan di mana turnamen ini menyimpang.
# unreviewed
rules-lock = Yang tetap
# unreviewed
locked-rounds = Jumlah babak tetap setelah babak 1 diumumkan.
# unreviewed
locked-kept-apart = Daftar pemain yang tidak boleh bertemu tetap setelah babak 1 diumumkan.
# unreviewed
locked-tiebreaks = Penentu bila poin sama tetap setelah babak 1 diumumkan.
# unreviewed
locked-average-bye = Duduk satu babak tidak pernah bernilai rata-rata babak lain.
# unreviewed
locked-earlier-result = Setelah babak berikutnya selesai, hasil yang benar hanya dicatat untuk laporan.
# unreviewed
fault-by-the-book = Turnamen ini mengikuti aturan. { $why } Kamu dapat meninggalkan aturan di pengaturan, pada “Sesuai aturan”.
# unreviewed
rules-leave-ask = Tinggalkan aturan…
# unreviewed
rules-leave-step = Langkah 2 dari 2
# unreviewed
rules-leave-sure = Tinggalkan aturan untuk seterusnya?
# unreviewed
rules-leave-effect = Kamu tidak dapat kembali dalam turnamen ini. Hasil tetap. “Aturan sendiri” lalu tampil di setiap halaman, dan berkas laporan menyebutkannya.
# unreviewed
rules-keep = Tetap ikuti aturan
# unreviewed
rules-leave = Tinggalkan aturan
# unreviewed
departures = Isi berkas laporan
# unreviewed
departures-text = Setiap baris ada di berkas laporan sebagai komentar.
# unreviewed
departures-none = Belum ada. Pasangan yang diubah sendiri, hasil yang dikoreksi, dan pengaturan yang diubah akan tampil di sini.
# unreviewed
departure-mpa = Babak { $round } diumumkan dengan pasangan lain daripada usulan.
# unreviewed
departure-import = Babak { $round } diimpor dengan pasangan lain daripada menurut aturan.
# unreviewed
departure-adjournment = Permainan babak { $round } yang ditunda tidak berakhir seri.
# unreviewed
departure-configuration = Pengaturan yang sudah tetap diubah di babak { $round }.
# unreviewed
departure-correction = Satu hasil babak { $round } dikoreksi.
# unreviewed
departure-fpb = Seseorang mendapat satu poin penuh tanpa bermain di babak { $round }.
# unreviewed
correct-locked = Turnamen ini mengikuti aturan, jadi hasil itu tidak dapat dihitung lagi. Lihat “Sesuai aturan”.
# unreviewed
held-tiebreaks = Pemecah seri yang nilainya tidak dilihat pengunjung
# unreviewed
held-everything = semuanya, saat terjadi
# unreviewed
prizes-order = Menurut urutan kehormatan
# unreviewed
prizes-later = Setelah satu babak ditutup, para pemain muncul di sini.
# unreviewed
prizes-none = Belum ada hadiah yang punya pemenang.
# unreviewed
prizes-order-read = Bacakan dari atas: hadiah tertinggi disebut terakhir.
# unreviewed
prizes-print = Cetak daftar
# unreviewed
prizes-csv = Hadiah sebagai CSV
# unreviewed
prizes-certificates = Sertifikat untuk hadiah
# unreviewed
prize = Hadiah
# unreviewed
prize-receiver = Penerima
# unreviewed
prize-for = Untuk
# unreviewed
prize-everybody = Semua pemain
# unreviewed
prize-each-grade = Setiap kelas
# unreviewed
prize-each-school = Setiap sekolah
# unreviewed
prize-named = Pemain pilihan Anda
# unreviewed
prize-named-player = Pemain (untuk pemain pilihan Anda)
# unreviewed
prize-name = Nama hadiah
# unreviewed
prize-name-usual = Peringkat pertama, peringkat kedua …
# unreviewed
prize-money = Uang
# unreviewed
prize-gift = Bingkisan
# unreviewed
prize-add = Tambahkan hadiah
# unreviewed
prize-remove = Hapus hadiah ini
# unreviewed
prize-up = Naikkan hadiah { $n }
# unreviewed
prize-nobody = Tidak ada lagi pemain untuk hadiah ini, atau peringkat sebelumnya dibagi.
# unreviewed
prize-name-one = Pilih pemainnya di bawah “Ubah”.
# unreviewed
prize-place-of-all = peringkat { $place } dari semua
# unreviewed
prize-moved-up = naik: { $players } mendapat hadiah yang lebih tinggi
# unreviewed
prize-shares = ikut berbagi uang
# unreviewed
prizes-rules = Aturan hadiah
# unreviewed
prizes-rules-text = Hanya pemain yang punya permainan mendapat peringkat atau hadiah.
# unreviewed
prizes-one-each = Satu hadiah setiap pemain
# unreviewed
prizes-one-each-hint = Pemain dengan dua hadiah menerima yang lebih tinggi. Pemain berikutnya mendapat yang lain.
# unreviewed
prizes-sharing = Uang untuk pemain dengan poin sama
# unreviewed
prizes-sharing-equally = Dibagi rata
# unreviewed
prizes-sharing-hort = Separuh menurut peringkat, separuh dibagi rata (Hort)
# unreviewed
prizes-sharing-by-place = Menurut peringkat
# unreviewed
prizes-currency = Tanda mata uang
# unreviewed
field-prizes = Hadiah
# unreviewed
field-prize-name = Nama hadiah
# unreviewed
field-prize-gift = Bingkisan
# unreviewed
field-prize-money = Uang
# unreviewed
field-prize-for = Untuk
# unreviewed
field-prizes-currency = Tanda mata uang
# unreviewed
field-prizes-sharing = Uang untuk pemain dengan poin sama
# unreviewed
giving-title = Pembagian hadiah
# unreviewed
giving-start = Mulai pembagian hadiah
# unreviewed
giving-go-on = Lanjutkan pembagian hadiah
# unreviewed
giving-next = Berikutnya: { $prize }
# unreviewed
giving-back = Kembali
# unreviewed
giving-end = Akhiri pembagian hadiah
# unreviewed
giving-read = { $n ->
    [0] belum ada yang dibacakan
   *[other] { $n } sudah dibacakan
}
# unreviewed
giving-left = { $n ->
    [0] tidak ada lagi
   *[other] { $n } lagi
}
# unreviewed
files-schools-pdf = Laporan untuk setiap sekolah (PDF)

## Words that speakers propose, and the files in which their answers travel

# unreviewed
words-no-such = Kalimat “{ $id }” sudah tidak ada.
# unreviewed
words-empty = Tulis kata-katanya.
# unreviewed
words-too-long = { $n ->
   *[other] Kata-kata ini terlalu panjang: paling banyak { $n } huruf.
}
# unreviewed
words-markup = Tanda lebih kecil dan lebih besar tidak bisa dipakai di sini. Tulis dengan kata-kata.
# unreviewed
words-hidden = Ada tanda yang tidak bisa dilihat siapa pun. Ketik ulang kata-katanya, jangan disalin.
# unreviewed
words-brackets = Kurung kurawal tidak sesuai. Salin apa yang ada di antara { "{" } dan { "}" } dari kata-kata Inggris apa adanya.
# unreviewed
words-no-other-form = Satu bentuk perlu bintang, untuk semua bilangan lain: *[other]
# unreviewed
words-foreign = Di antara kurung kurawal hanya boleh ada apa yang ada di sana dalam kata-kata Inggris.
# unreviewed
words-no-values = Hapus { $value }: kata-kata Inggris tidak punya itu.
# unreviewed
words-unknown-value = Hapus { $value }: kata-kata Inggris hanya punya { $known }.
# unreviewed
words-missing-value = { $value } tidak ada. Nama atau bilangan akan berada di sana: taruh di tempatnya.
# unreviewed
words-unknown-form = Tidak ada bentuk { $form } di sini. Bentuknya adalah { $known }.
# unreviewed
words-missing-form = Bentuk { $form } tidak ada. Tulis juga kata-kata untuknya.
# unreviewed
answers-line = Baris { $line }: { $what }
# unreviewed
answers-none = Tidak ada jawaban penutur dalam berkas ini.
# unreviewed
answers-stray = Baris ini bukan jawaban penutur. Tidak ada yang diambil.
# unreviewed
answers-comment = Di atas kata-kata, satu baris tidak ada atau tidak dimengerti: { $name }
# unreviewed
answers-words = { $id }: { $why }

## Said in events of adults instead of the message without `adults-`; all other messages are those of all events.

# unreviewed
adults-call-unwell = Ada yang merasa tidak enak badan
# unreviewed
adults-deed-erase-names = Hapus nama
# unreviewed
adults-privacy = Data pemain
# unreviewed
adults-privacy-all = Semua pemain turnamen ini
# unreviewed
adults-privacy-text = Publik melihat nama depan dan satu huruf, atau nama lengkap yang setuju. Di Pengaturan, nama lengkap bisa dibuka untuk semua yang tidak menolak.
# unreviewed
adults-privacy-children = { $n } pemain terdaftar.
# unreviewed
adults-privacy-public = Semua boleh melihat nama lengkap { $n } pemain.
# unreviewed
adults-privacy-refused = { $n } pemain menolak.
# unreviewed
adults-names-overdue-short = Nama-nama seharusnya dihapus pada { $day }, jika jam komputer ini benar.
# unreviewed
adults-child-data = Semua tentang pemain ini (JSON)
# unreviewed
adults-child-erase = Hapus data pemain ini
# unreviewed
adults-notice-child-erased = Data pemain sudah dihapus. Halaman yang pernah diterbitkan masih menampilkan pemain itu: terbitkan lagi.
# unreviewed
adults-consent-text = Pemain setuju nama lengkapnya ditampilkan kepada semua orang.
# unreviewed
adults-consent-refused-by = Pemain menolak: hanya nama pendek yang ditampilkan. Dicatat oleh { $name }, { $day }, { $time }.
# unreviewed
adults-system-swiss = Swiss: pemain dengan poin sama bertemu, tidak pernah dua kali
# unreviewed
adults-team-hint = Pemain dari satu klub atau sekolah adalah satu tim. Yang pertama di daftar dan hadir bermain; yang lain cadangan. Untuk tim kedua, tulis klubnya sebagai “North B”.
# unreviewed
adults-column-gender = Perempuan atau laki-laki
# unreviewed
adults-import-bad-gender = { $column }: “{ $value }” seharusnya f (perempuan) atau m (laki-laki).
# unreviewed
adults-players-todo-draft = Babak { $round } masih draf. Yang datang sekarang belum termasuk: buka draf dan pasangkan lagi.
# unreviewed
adults-players-todo-posted = Babak { $round } sedang dimainkan. Yang datang sekarang bermain mulai babak { $next }; babak sebelumnya dihitung tidak hadir.
# unreviewed
adults-players-todo-posted-last = Babak { $round } sedang dimainkan dan ini yang terakhir: yang datang sekarang tidak bermain. Setelah semua hasil masuk, akhiri turnamen.
# unreviewed
adults-check-rows-hint = Perbaiki kata-kata di kotak. Untuk tidak memasukkan seseorang, kosongkan kotak di baris itu.
# unreviewed
adults-check-skip = Orang yang sama: lewati baris ini
# unreviewed
adults-check-keep = Dua orang: simpan keduanya
# unreviewed
adults-check-same-as-row = Baris { $row }: { $name } juga ada di baris { $other }. Orang yang sama?
# unreviewed
adults-check-same-as-player = Baris { $row }: { $name } sudah ada di daftar, sebagai pemain { $number }. Orang yang sama?
# unreviewed
adults-player-home-hint = Pemain sudah pulang. Hasil tetap; tidak dipasangkan lagi.
# unreviewed
adults-player-remove-hint = Pemain terdaftar karena keliru.
# unreviewed
adults-about-names = Nama pemain
# unreviewed
adults-about-names-how = Mintalah kepada panitia, sebelum, selama, atau setelah turnamen: nama langsung dihapus dari semua halaman. Hasil tetap dengan nomor.
# unreviewed
adults-about-names-agreed = Nama lengkap hanya ditampilkan jika pemain setuju, atau mendaftar di turnamen yang menampilkan nama lengkap.
# unreviewed
adults-wish-bye-hint = Untuk pemain yang datang terlambat atau pulang lebih awal. Lakukan sebelum babak dipasangkan.
# unreviewed
adults-wish-seat-hint = Untuk pemain yang tidak bisa pindah tempat. Permainannya selalu di papan itu.
# unreviewed
adults-copies-names = Cadangan berisi nama lengkap pemain. Simpan di tempat yang hanya bisa kamu baca.
# unreviewed
adults-player-more = Rating, perempuan atau laki-laki, tahun lahir
# unreviewed
adults-gender-f = Perempuan
# unreviewed
adults-gender-m = Laki-laki
# unreviewed
adults-standings-all-genders = Perempuan dan laki-laki
# unreviewed
adults-standings-gender-f = Perempuan
# unreviewed
adults-standings-gender-m = Laki-laki
# unreviewed
adults-files-winners-hint = kategori dari Pengaturan
# unreviewed
adults-categories-usual = Tidak ada
# unreviewed
adults-check-leave-child = Jangan masukkan orang ini
# unreviewed
adults-players-limits = Paling banyak 2.000 baris dan 2 MB. Dari Excel: Simpan sebagai, lalu “CSV UTF-8”. Kami menyimpan nama, sekolah atau klub, dan kelas, dan bila ada dalam daftar: rating, perempuan atau laki-laki, tahun lahir, dan persetujuan, tidak lebih.
# unreviewed
adults-check-hide = Sembunyikan nama orang ini: semua orang melihat “{ $alias }”

## The administration of the server

# unreviewed
server-title = Pengelolaan server
# unreviewed
server-accounts = Akun
# unreviewed
server-name = Nama akun
# unreviewed
server-state = Keadaan
# unreviewed
server-no-account = Tidak ada akun yang ditemukan.
# unreviewed
server-since = sejak { $since }
# unreviewed
server-operator = Pengelola server
# unreviewed
server-operator-make = Izinkan pengelolaan
# unreviewed
server-operator-end = Akhiri pengelolaan
# unreviewed
server-operator-text = Pengelola melihat semua akun dan turnamen di server ini, dan dapat menghapusnya. Ini tentang { $name }.
# unreviewed
server-sessions = Sedang masuk
# unreviewed
server-no-session = Akun ini tidak masuk di mana pun.
# unreviewed
server-sign-out = Akhiri
# unreviewed
server-sign-out-all = Keluarkan di mana-mana
# unreviewed
server-rename = Ganti nama
# unreviewed
server-rename-text = Riwayat menyimpan nama pada waktu itu. Orang lain tidak dapat memakai nama lama.
# unreviewed
server-new-name = Nama baru
# unreviewed
server-reset = Atur ulang frasa sandi
# unreviewed
server-reset-text = Frasa sandi { $name } tidak berlaku lagi, dan akun dikeluarkan di mana-mana. Anda mendapat kode pemulihan untuk diserahkan.
# unreviewed
server-code-text = Serahkan kode ini hanya kepada { $name }. Dengan kode ini { $name } memilih frasa sandi baru, satu kali. Kode tidak ditampilkan lagi.
# unreviewed
server-account-delete = Hapus akun
# unreviewed
server-account-delete-text = Akun { $name } hilang selamanya. Namanya dihapus dari catatan, papan, dan riwayat turnamen.
# unreviewed
server-type-name = Ketik nama akun untuk memastikan
# unreviewed
server-alone = Tidak ada panitia lain untuk turnamen ini: { $events }. Serahkan atau hapus dahulu.
# unreviewed
server-give = Ganti panitia
# unreviewed
server-give-text = Akun ini menjadi panitia. Panitia sekarang menjadi wakil.
# unreviewed
server-unreadable = Tidak terbaca
# unreviewed
server-failed = Gagal masuk
# unreviewed
server-failed-text = Setiap alamat dilupakan begitu batas percobaan yang salah melupakannya.
# unreviewed
server-failed-none = Tidak ada.
# unreviewed
server-audit = Siapa melakukan apa
# unreviewed
server-audit-text = Satu berkas dengan setiap perubahan pada setiap turnamen dan akun. Berkas ini berisi nama.
# unreviewed
server-audit-file = Unduh sebagai CSV
# unreviewed
server-backup-trouble = Cadangan otomatis terakhir tidak dapat dibuat. Tidak ada yang lebih baru yang tersimpan sampai ini diperbaiki.
# unreviewed
notice-server-changed = Selesai.
# unreviewed
fault-too-many-requests = Terlalu banyak permintaan datang dari jaringan Anda. Tunggu sebentar, lalu coba lagi.
# unreviewed
fault-too-many-events = Akun ini sudah mengurus turnamen sebanyak yang diizinkan server ini. Hapus yang lama, atau tanyakan kepada pengelola server.
# unreviewed
server-events = { $n } turnamen
# unreviewed
server-browsers = masuk { $n } kali
# unreviewed
server-erase-text = { $n } nama menjadi nomor. Ini tidak dapat diurungkan.
# unreviewed
fault-unreadable = Ini tidak dapat ditampilkan: ada yang rusak di dalamnya, atau versi Inkundla yang lebih baru menulisnya. Turnamen lain tidak terpengaruh.
# unreviewed
column-section = Bagian
# unreviewed
import-unknown-section = Tidak ada bagian “{ $value }”. Tambahkan dulu di halaman semua bagian, atau perbaiki katanya.
# unreviewed
fault-in-section = { $section }: { $what }
# unreviewed
fault-section-has-rounds = Bagian ditambahkan sebelum babak pertama disusun, dan tidak di bawah bagian lain. Buat turnamen baru untuk itu.
# unreviewed
fault-section-too-many = Satu turnamen paling banyak punya 20 bagian.
# unreviewed
fault-section-name-taken = Bagian lain sudah memakai nama ini. Pilih nama lain.
# unreviewed
fault-section-not-empty = Bagian ini punya pemain atau babak. Pindahkan dulu pemainnya ke bagian lain.
# unreviewed
fault-section-in-a-round = Pemain yang ada di suatu babak tetap di bagiannya. Buang dulu rancangan babak 1, atau tandai pemain sudah pulang lalu masukkan namanya lagi.
# unreviewed
fault-section-pairs = Turnamen ini punya bagian. Susun babak di salah satunya.
# unreviewed
sections = Bagian
# unreviewed
sections-none = Bagian adalah kelompok dalam satu turnamen, seperti kelas 4–5 dan putri. Masing-masing punya permainan, sistem dan babak sendiri; semuanya punya satu daftar pemain, satu kehadiran, satu aula, satu halaman umum dan petugas yang sama.
# unreviewed
sections-n = { $n } bagian, satu hari
# unreviewed
sections-hall = Aula
# unreviewed
sections-set = Nama, papan dan aturan bagian
# unreviewed
section-name = Nama bagian
# unreviewed
section-first = Papan pertama
# unreviewed
section-reserve = Jumlah papan; kosongkan untuk sebanyak yang perlu
# unreviewed
section-room = Ruang atau baris
# unreviewed
section-up = Naikkan
# unreviewed
section-remove = Hapus bagian ini
# unreviewed
section-rules = Permainan, sistem dan babak
# unreviewed
section-new = Nama bagian baru
# unreviewed
section-new-like = Kelas 4–5
# unreviewed
section-add = Tambahkan bagian
# unreviewed
section-rounds = { $n } babak
# unreviewed
section-boards = papan { $first }–{ $last }
# unreviewed
section-all-in = Semua hasil sudah masuk
# unreviewed
section-open = { $n } papan masih bermain
# unreviewed
section-live = { $n } papan langsung
# unreviewed
section-asks = { $section }, papan { $board }: wasit memanggil.
# unreviewed
section-overlap = { $one } dan { $other } punya nomor papan yang sama di satu ruang. Ubah papan pertama salah satunya.
# unreviewed
section-without = { $n } pemain belum punya bagian.
# unreviewed
sections-all = Semua bagian
# unreviewed
sections-today = Hari ini
# unreviewed
sections-hint = Beberapa kelompok dalam satu turnamen, masing-masing dengan permainan dan babak sendiri.
# unreviewed
section-none = Tanpa bagian
# unreviewed
section-move-to = Pindahkan yang dicentang ke
# unreviewed
section-move = Pindahkan
# unreviewed
section-move-hint = Pemain bisa pindah bagian sampai babak 1 bagiannya disusun.
# unreviewed
section-import-hint = Kolom berjudul “{ $heading }” menempatkan tiap pemain ke suatu bagian. Tanpa itu mereka belum punya bagian.
# unreviewed
undo-moved = { $n } pemain ini kembali ke bagian semula.
# unreviewed
audit-section-added = Bagian ditambahkan: { $subject }
# unreviewed
audit-section-removed = Bagian dihapus: { $subject }
# unreviewed
audit-section-ordered = Urutan bagian diubah
# unreviewed
audit-entrants-moved = { $n } pemain dipindahkan ke bagian lain
# unreviewed
field-section-name = Nama bagian
# unreviewed
field-section-first = Papan pertama
# unreviewed
field-section-boards = Jumlah papan
# unreviewed
field-section-room = Ruang atau baris
# unreviewed
field-section-act = Bagian
# unreviewed
prizes-of-sections = Hadiah diatur di tiap bagian dan dibacakan di sini, bagian demi bagian, hadiah terakhir lebih dulu.
# unreviewed
schedule-every = Menit dari satu babak ke babak berikutnya
# unreviewed
schedule-first = Mulai babak 1
# unreviewed
schedule-fill = Atur waktu semua babak
# unreviewed
field-schedule-every = Menit dari satu babak ke babak berikutnya
