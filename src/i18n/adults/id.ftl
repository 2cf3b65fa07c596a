### What Inkundla says instead in events of adults. Messages that are missing here are those of all events.

# unreviewed
call-unwell = Ada yang merasa tidak enak badan
# unreviewed
deed-erase-names = Hapus nama
# unreviewed
privacy = Data pemain
# unreviewed
privacy-all = Semua pemain turnamen ini
# unreviewed
privacy-text = Publik melihat nama depan dan satu huruf, atau nama lengkap yang setuju. Di Pengaturan, nama lengkap bisa dibuka untuk semua yang tidak menolak.
# unreviewed
privacy-children = { $n } pemain terdaftar.
# unreviewed
privacy-public = Semua boleh melihat nama lengkap { $n } pemain.
# unreviewed
privacy-refused = { $n } pemain menolak.
# unreviewed
names-overdue-short = Nama-nama seharusnya dihapus pada { $day }, jika jam komputer ini benar.
# unreviewed
child-data = Semua tentang pemain ini (JSON)
# unreviewed
child-erase = Hapus data pemain ini
# unreviewed
notice-child-erased = Data pemain sudah dihapus. Halaman yang pernah diterbitkan masih menampilkan pemain itu: terbitkan lagi.
# unreviewed
consent-text = Pemain setuju nama lengkapnya ditampilkan kepada semua orang.
# unreviewed
consent-refused-by = Pemain menolak: hanya nama pendek yang ditampilkan. Dicatat oleh { $name }, { $day }, { $time }.
# unreviewed
system-swiss = Swiss: pemain dengan poin sama bertemu, tidak pernah dua kali
# unreviewed
team-hint = Pemain dari satu klub atau sekolah adalah satu tim. Yang pertama di daftar dan hadir bermain; yang lain cadangan. Untuk tim kedua, tulis klubnya sebagai “North B”.
# unreviewed
column-gender = Perempuan atau laki-laki
# unreviewed
import-bad-gender = { $column }: “{ $value }” seharusnya f (perempuan) atau m (laki-laki).
# unreviewed
players-todo-draft = Babak { $round } masih draf. Yang datang sekarang belum termasuk: buka draf dan pasangkan lagi.
# unreviewed
players-todo-posted = Babak { $round } sedang dimainkan. Yang datang sekarang bermain mulai babak { $next }; babak sebelumnya dihitung tidak hadir.
# unreviewed
players-todo-posted-last = Babak { $round } sedang dimainkan dan ini yang terakhir: yang datang sekarang tidak bermain. Setelah semua hasil masuk, akhiri turnamen.
# unreviewed
check-rows-hint = Perbaiki kata-kata di kotak. Untuk tidak memasukkan seseorang, kosongkan kotak di baris itu.
# unreviewed
check-skip = Orang yang sama: lewati baris ini
# unreviewed
check-keep = Dua orang: simpan keduanya
# unreviewed
check-same-as-row = Baris { $row }: { $name } juga ada di baris { $other }. Orang yang sama?
# unreviewed
check-same-as-player = Baris { $row }: { $name } sudah ada di daftar, sebagai pemain { $number }. Orang yang sama?
# unreviewed
player-home-hint = Pemain sudah pulang. Hasil tetap; tidak dipasangkan lagi.
# unreviewed
player-remove-hint = Pemain terdaftar karena keliru.
# unreviewed
about-names = Nama pemain
# unreviewed
about-names-how = Mintalah kepada panitia, sebelum, selama, atau setelah turnamen: nama langsung dihapus dari semua halaman. Hasil tetap dengan nomor.
# unreviewed
about-names-agreed = Nama lengkap hanya ditampilkan jika pemain setuju, atau mendaftar di turnamen yang menampilkan nama lengkap.
# unreviewed
wish-bye-hint = Untuk pemain yang datang terlambat atau pulang lebih awal. Lakukan sebelum babak dipasangkan.
# unreviewed
wish-seat-hint = Untuk pemain yang tidak bisa pindah tempat. Permainannya selalu di papan itu.
# unreviewed
copies-names = Cadangan berisi nama lengkap pemain. Simpan di tempat yang hanya bisa kamu baca.
# unreviewed
player-more = Rating, perempuan atau laki-laki, tahun lahir
# unreviewed
gender-f = Perempuan
# unreviewed
gender-m = Laki-laki
# unreviewed
standings-all-genders = Perempuan dan laki-laki
# unreviewed
standings-gender-f = Perempuan
# unreviewed
standings-gender-m = Laki-laki
# unreviewed
files-winners-hint = kategori dari Pengaturan
# unreviewed
categories-usual = Tidak ada
# unreviewed
check-leave-child = Jangan masukkan orang ini
# unreviewed
players-limits = Paling banyak 2.000 baris dan 2 MB. Dari Excel: Simpan sebagai, lalu “CSV UTF-8”. Kami menyimpan nama, sekolah atau klub, dan kelas, dan bila ada dalam daftar: rating, perempuan atau laki-laki, tahun lahir, dan persetujuan, tidak lebih.
# unreviewed
check-hide = Sembunyikan nama orang ini: semua orang melihat “{ $alias }”
