"""Builds the wheel: `pip wheel Bindings/python`, or without pip `python3 Bindings/python/backend.py FOLDER`. Needs nothing from elsewhere.

The library in it is built by Bindings/build, or is the one that QUOINFLEX_LIBRARY names.
"""
import base64
import hashlib
import os
import platform
import subprocess
import sys
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
NAME, VERSION = "quoinflex", "1.0.0"
# The oldest GNU C library that has the functions which the library calls.
TAG = f"py3-none-manylinux_2_34_{platform.machine()}"
INFO = f"{NAME}-{VERSION}.dist-info"
METADATA = f"""Metadata-Version: 2.1
Name: {NAME}
Version: {VERSION}
Summary: CSS Flexible Box Layout
License: MIT
Requires-Python: >=3.9
Provides-Extra: arrays
Requires-Dist: numpy; extra == 'arrays'
"""


def _library():
    named = os.environ.get("QUOINFLEX_LIBRARY")
    if named:
        return named
    prefix = subprocess.run([os.path.join(HERE, "..", "build")], check=True, stdout=subprocess.PIPE, text=True).stdout.split("\n")[0]
    return os.path.join(prefix, "lib", "libquoinflex.so")


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    files = {}
    package = os.path.join(HERE, NAME)
    for name in sorted(os.listdir(package)):
        if name.endswith((".py", ".typed")):
            with open(os.path.join(package, name), "rb") as file:
                files[f"{NAME}/{name}"] = file.read()
    with open(_library(), "rb") as file:
        files[f"{NAME}/libquoinflex.so"] = file.read()
    files[f"{INFO}/METADATA"] = METADATA.encode()
    files[f"{INFO}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: quoinflex\nRoot-Is-Purelib: false\nTag: {TAG}\n".encode()
    record = ""
    for name, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(data)}\n"
    files[f"{INFO}/RECORD"] = (record + f"{INFO}/RECORD,,\n").encode()
    wheel = f"{NAME}-{VERSION}-{TAG}.whl"
    with zipfile.ZipFile(os.path.join(wheel_directory, wheel), "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            # The same bytes from the same sources: no clock in it.
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
    return wheel


def build_sdist(sdist_directory, config_settings=None):
    raise SystemExit("The library is built from the whole package: build a wheel.")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    os.makedirs(sys.argv[1], exist_ok=True)
    print(os.path.join(sys.argv[1], build_wheel(sys.argv[1])))
