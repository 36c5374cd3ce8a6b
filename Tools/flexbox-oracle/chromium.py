"""A headless Chromium that lays out flex trees: `with Chromium() as browser: browser.boxes(trees)`, on a page with a doctype, or with
`Chromium(quirks=True)` on one without.

Needs the `chromium` program and fontTools (Debian: `apt install chromium python3-fonttools`). A tree is what a line of
`quoin flexbox` is; the answer is what that command answers. Speaks the DevTools protocol over a pair of pipes.
"""
import base64
import fcntl
import io
import json
import os
import shutil
import subprocess
import tempfile

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen


def square_font():
    """A TrueType font, as base64, in which every visible glyph is a full square: 8 tenths above the baseline, 2 below."""
    pen = TTGlyphPen(None)
    corners = [(0, -200), (0, 800), (1000, 800), (1000, -200)]
    pen.moveTo(corners[0])
    for corner in corners[1:]:
        pen.lineTo(corner)
    pen.closePath()
    box, blank = pen.glyph(), TTGlyphPen(None).glyph()
    glyphs = {".notdef": (box, 1000), "space": (blank, 1000), "break": (blank, 0), "box": (box, 1000)}
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({**{code: "box" for code in range(0x21, 0x7F)}, 0x20: "space", 0x200B: "break"})
    builder.setupGlyf({name: glyph for name, (glyph, _) in glyphs.items()})
    builder.setupHorizontalMetrics({name: (advance, 0) for name, (_, advance) in glyphs.items()})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Boxes", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, sTypoLineGap=0, usWinAscent=800, usWinDescent=200)
    builder.setupPost()
    data = io.BytesIO()
    builder.save(data)
    return base64.b64encode(data.getvalue()).decode()


SHEET = """
body { margin: 0 }
.row { position: absolute; left: 0; top: 0; display: flex; align-items: start; width: max-content; height: max-content;
       font: 10px/1 Boxes }
.row div { display: flex; box-sizing: border-box; position: relative; border: 0 solid; margin: 0; padding: 0 }
.yoga div { flex-direction: column; flex-shrink: 0; align-content: flex-start; min-width: 0; min-height: 0 }
::-webkit-scrollbar { width: 15px; height: 15px }
"""

SCRIPT = r"""(async (sheet, font) => {
  document.head.appendChild(document.createElement('style')).textContent = sheet;
  const face = new FontFace('Boxes', `url(data:font/ttf;base64,${font})`);
  document.fonts.add(await face.load());
  function build(node) {
    const element = document.createElement('div');
    for (const [name, value] of Object.entries(node.style || {})) element.style.setProperty(name, value);
    if (node.text !== undefined) element.textContent = node.text;
    element.append(...(node.children || []).map(build));
    return element;
  }
  function boxes(element, left, top) {
    const box = element.getBoundingClientRect();
    const children = [];
    for (const child of element.children) children.push(boxes(child, box.left, box.top));
    return {x: box.left - left, y: box.top - top, w: box.width, h: box.height, children};
  }
  window.layOut = trees => {
    const host = document.createElement('div');
    for (const tree of trees) {
      const row = host.appendChild(document.createElement('div'));
      row.className = 'row ' + (tree.defaults || 'css');
      row.style.direction = tree.direction || 'ltr';
      row.append(build(tree.root));
    }
    document.body.append(host);
    const answers = Array.from(host.children, row => {
      const corner = row.getBoundingClientRect();
      return boxes(row.firstChild, corner.left, corner.top);
    });
    host.remove();
    return JSON.stringify(answers);
  };
})"""


def above_standard(descriptor):
    """The same file under a number of at least 10."""
    copy = fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, 10)
    os.close(descriptor)
    return copy


class Chromium:
    def __init__(self, program="chromium", quirks=False):
        self.profile = tempfile.mkdtemp()
        # The program reads descriptor 3 and writes 4: ours must be neither before they are put there.
        to_browser, self.commands, self.replies, from_browser = (above_standard(end) for end in os.pipe() + os.pipe())
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--force-device-scale-factor=1",
                 "--no-first-run", "--user-data-dir=" + self.profile, "about:blank"]
        self.process = subprocess.Popen(
            [program, *flags], preexec_fn=lambda: (os.dup2(to_browser, 3), os.dup2(from_browser, 4)), close_fds=False,
            start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.pending, self.serial, self.session = b"", 0, None
        target = self._command("Target.createTarget", {"url": "about:blank"})["targetId"]
        self.session = self._command("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        if not quirks:
            # about:blank has no doctype, and a page that is written keeps its mode.
            self._evaluate("document.open(); document.write('<!doctype html><body></body>'); document.close()")
        if self._evaluate("document.compatMode") != ("BackCompat" if quirks else "CSS1Compat"):
            raise RuntimeError("The page is not in the mode that was asked for.")
        self._evaluate(f"{SCRIPT}({json.dumps(SHEET)}, '{square_font()}')")
        self.version = self._evaluate("navigator.userAgent").split("Chrome/")[1].split(" ")[0]
        self.version = self._command("Browser.getVersion", {})["product"]

    def _command(self, method, params):
        self.serial += 1
        message = {"id": self.serial, "method": method, "params": params}
        if self.session and not method.startswith("Browser."):
            message["sessionId"] = self.session
        rest = json.dumps(message).encode() + b"\0"
        while rest:
            rest = rest[os.write(self.commands, rest):]
        while True:
            head, found, tail = self.pending.partition(b"\0")
            if not found:
                block = os.read(self.replies, 1 << 20)
                if not block:
                    raise EOFError("Chromium closed its pipe")
                self.pending += block
                continue
            self.pending = tail
            reply = json.loads(head)
            if reply.get("id") == self.serial:
                if "error" in reply:
                    raise RuntimeError(reply["error"])
                return reply["result"]

    def _evaluate(self, expression):
        reply = self._command("Runtime.evaluate", {"expression": expression, "awaitPromise": True, "returnByValue": True})
        if "exceptionDetails" in reply:
            raise RuntimeError(json.dumps(reply["exceptionDetails"])[:400])
        return reply["result"].get("value")

    def boxes(self, trees):
        """The boxes of each tree."""
        return json.loads(self._evaluate(f"layOut({json.dumps(trees)})"))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self._command("Browser.close", {})
        except (EOFError, OSError, RuntimeError):
            pass
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        shutil.rmtree(self.profile, ignore_errors=True)
