#!/bin/sh
# LibreOffice 7.4.7 (Debian 12), import of CSV: fees in quetzales become dollars. The language of the import is set to
# Spanish (Guatemala), with which "Q1,250.00" is known for an amount of money. But the cell gets the currency of the
# office's own language, not of the import's: an office in English shows "$1,250.00", saved in a workbook as
# `[$$-409]`, US dollars by name, and one set to Mexico shows pesos. By its help the language says how number strings
# are imported, so one expects "Q", or the text as it was, which is what an import in English gives; it is the careful
# choice that is wrong. Where the office is set to Guatemala "Q" stays, so that a trial there shows nothing.
# Needs Debian 12 on amd64 with its package lists.
# Seen, value and what the sheet shows: import for Guatemala 1250 $1,250.00 and 125 $125.00; for the United States the
# texts Q1,250.00 and Q125.00
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
version=4:7.4.7-1+deb12u14
apt-get download -qq "libreoffice-calc-nogui=$version" "libreoffice-core-nogui=$version" \
  "libreoffice-common=$version" "libreoffice-base-core=$version" uno-libs-private ure libuno-cppu3 \
  libuno-cppuhelpergcc3-3 libuno-purpenvhelpergcc3-3 libuno-sal3 libuno-salhelpergcc3-3 libabsl20220623 libassuan0 \
  libblkid1 libboost-filesystem1.74.0 libboost-iostreams1.74.0 libboost-locale1.74.0 libboost-thread1.74.0 \
  libbrotli1 libbsd0 libbz2-1.0 libcairo2 libclucene-contribs1v5 libclucene-core1v5 libcom-err2 libcurl3-gnutls \
  libdb5.3 libdconf1 libdeflate0 libeot0 libexpat1 libexttextcat-2.0-0 libffi8 libfontconfig1 libfreetype6 \
  libgcrypt20 libglib2.0-0 libgmp10 libgnutls30 libgpg-error0 libgpgme11 libgpgmepp6 libgraphite2-3 libgssapi-krb5-2 \
  libharfbuzz-icu0 libharfbuzz0b libhogweed6 libhunspell-1.7-0 libhyphen0 libicu72 libidn2-0 libjbig0 \
  libjpeg62-turbo libk5crypto3 libkeyutils1 libkrb5-3 libkrb5support0 liblangtag1 liblcms2-2 libldap-2.5-0 liblerc4 \
  libltdl7 liblzma5 libmd0 libmhash2 libmount1 libmythes-1.2-0 libnettle8 libnghttp2-14 libnspr4 libnss3 \
  libnumbertext-1.0-0 libopenjp2-7 liborcus-0.17-0 liborcus-parser-0.17-0 libp11-kit0 libpcre2-8-0 libpixman-1-0 \
  libpng16-16 libpsl5 libraptor2-0 librasqal3 librdf0 librtmp1 libsasl2-2 libselinux1 libssh2-1 libssl3 libtasn1-6 \
  libtiff6 libunistring2 libuuid1 libwebp7 libx11-6 libxau6 libxcb-render0 libxcb-shm0 libxcb1 libxdmcp6 libxext6 \
  libxml2 libxrender1 libxslt1.1 libyajl2 libzstd1 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
root="$PWD/debian/usr/lib"
program="$root/libreoffice/program"
registry="$root/libreoffice/share/.registry"
sed -i "s|///usr/lib/libreoffice|//$root/libreoffice|; s|///etc/libreoffice/registry|//$registry|g" \
  "$program/fundamentalrc"
printf 'nombre,cuota\nAna,"Q1,250.00"\nEva,Q125.00\n' > list.csv
office() {
  HOME="$PWD" LC_ALL=C.UTF-8 LD_LIBRARY_PATH="$program:$root/x86_64-linux-gnu:$PWD/debian/lib/x86_64-linux-gnu" \
    "$program/soffice.bin" "-env:UserInstallation=file://$PWD/user" --headless --convert-to fods --outdir "$1" \
    "--infilter=CSV:44,34,76,1,,$1,false,true" list.csv >/dev/null 2>&1
}
status=0
check() {
  # The very first start prepares the profile and ends.
  office "$1" || true
  test -e "$1/list.fods" || office "$1"
  cells=$(grep -oE 'office:value="[^"]*"|<text:p>[^<]*[0-9][^<]*' "$1/list.fods")
  seen=$(echo "$cells" | sed 's/office:value=//; s/<text:p>//; s/"//g' | tr '\n' ' ')
  echo "$1: $seen"
  test "$seen" = "$2 " || status=1
}
check 4106 '1250 $1,250.00 125 $125.00'
check 1033 'Q1,250.00 Q125.00'
exit "$status"
