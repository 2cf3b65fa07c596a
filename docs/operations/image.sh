#!/usr/bin/env bash
# Builds the image, both bases pinned by the digests that their registry names today,
# and says which, so that the same image can be built again:
#   docs/operations/image.sh [TAG]
#   BUILD=rust@sha256:… BASE=debian@sha256:… docs/operations/image.sh [TAG]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

pinned() {
    case $1 in
    *@sha256:*) echo "$1" ;;
    *) echo "$1@$(docker buildx imagetools inspect "$1" --format '{{.Manifest.Digest}}')" ;;
    esac
}

build=$(pinned "${BUILD:-rust:1.95-bookworm}")
base=$(pinned "${BASE:-debian:bookworm-slim}")
for image in "$build" "$base"; do
    [[ $image =~ @sha256:[0-9a-f]{64}$ ]] || { echo "no digest: $image" >&2; exit 1; }
done
echo "BUILD=$build BASE=$base"
exec docker build -f docs/operations/Dockerfile --build-arg BUILD="$build" --build-arg BASE="$base" -t "${1:-inkundla}" .
