"""Uses the page of `quoin preview` in a headless Chromium as somebody would who writes a view."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

QUOIN, BROWSER, DRIVER = sys.argv[1:4]
passed = failed = 0


def check(holds, what):
    global passed, failed
    if holds:
        passed += 1
    else:
        failed += 1
        print(f"FAILED: {what}")


SOURCE = """
import SwiftUI
struct Counter: View {
  @State private var count = 0
  @State private var isOn = false
  @State private var name = ""
  @State private var level = 0.0
  @State private var showsSheet = false
  var body: some View {
    NavigationStack {
      VStack(spacing: 10) {
        Text("Count \\(count)").frame(height: 30)
        Button("Add") { count += 1 }.frame(height: 40)
        Toggle("Switch", isOn: $isOn).frame(height: 40)
        Text(isOn ? "is on" : "is off").frame(height: 20)
        TextField("Name", text: $name).frame(height: 40)
        Slider(value: $level, in: 0...10, step: 1).frame(height: 40)
        Text("Level \\(Int(level))").frame(height: 20)
        NavigationLink("More") { Text("The second page") }.frame(height: 40)
        Button("Sheet") { showsSheet = true }.frame(height: 40)
        Button("Crash") { fatalError("on purpose") }.frame(height: 40)
        Button("Endless") {
          while level >= 0 { count = 1 }
        }.frame(height: 40)
      }
      .frame(width: 300)
    }
    .sheet(isPresented: $showsSheet) { Text("In the sheet") }
  }
}
struct Moving: View {
  @State private var isFar = false
  var body: some View {
    VStack {
      Color.red.frame(width: 20, height: 20).frame(width: 220, alignment: isFar ? .trailing : .leading)
      Button("Go") { withAnimation(.linear(duration: 1)) { isFar.toggle() } }.frame(height: 40)
    }
  }
}
#Preview("Counter", traits: .fixedLayout(width: 320, height: 640)) { Counter() }
#Preview("Stack", traits: .fixedLayout(width: 100, height: 50)) { HStack { Color.red; Text("Some words"); Color.blue } }
#Preview("Moving", traits: .fixedLayout(width: 220, height: 80)) { Moving() }
"""


class Server:
    def __init__(self, folder, *arguments):
        self.process = subprocess.Popen(
            [QUOIN, "preview", "Counter.swift", "--no-open", *arguments], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.address = self.process.stdout.readline().strip()

    def stop(self):
        self.process.terminate()
        self.process.wait(10)


class Page:
    def __init__(self, driver):
        self.driver = driver

    def find(self, css):
        return self.driver.find_element(By.CSS_SELECTOR, css)

    def data(self, name):
        return self.driver.execute_script(f"return document.body.dataset.{name} || ''")

    def until(self, holds, what, seconds=30):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if holds():
                    check(True, what)
                    return True
            except Exception:
                pass
            time.sleep(0.01)
        check(False, f"{what} (status: {self.find('#status').text})")
        return False

    def tree(self):
        return self.driver.execute_script("return [...document.querySelectorAll('#tree li')].map((row) => row.textContent)")

    def shows(self, words):
        return any(words in row for row in self.tree())

    def where(self, words):
        """The middle of the view with these words, on the picture."""
        return self.driver.execute_async_script(
            """
            const [words, done] = [arguments[0], arguments[1]];
            import('/page.js').then(({ page }) => {
              const found = (page.inspection ? page.inspection.subjects : []).filter((one) => one.frame && (one.text || one.name).includes(words)).at(-1);
              done(found ? [found.frame.x + found.frame.width / 2, found.frame.y + found.frame.height / 2] : null);
            });
            """,
            words,
        )

    def red(self):
        """Where the red square begins, in points; None while there is none."""
        return self.driver.execute_async_script(
            """
            const done = arguments[0];
            import('/page.js').then(({ page }) => {
              const found = /<rect x="([-0-9.]+)"[^>]*fill="#ff3b30"/.exec((page.picture || {}).svg || '');
              done(found ? Number(found[1]) : null);
            });
            """
        )

    def field(self):
        """The words of the field that is ready for more; None while none is."""
        return self.driver.execute_async_script(
            "const done = arguments[0]; import('/page.js').then(({ page }) => done(((page.picture || {}).field ?? null)));"
        )

    def tap(self, x, y):
        picture = self.find("#picture")
        width, height = picture.size["width"], picture.size["height"]
        ActionChains(self.driver).move_to_element_with_offset(picture, int(x - width / 2), int(y - height / 2)).click().perform()

    def tap_on(self, words):
        place = self.where(words)
        check(place is not None, f"“{words}” is in the picture")
        if place:
            self.tap(*place)


def ask(address, path, headers=None, data=None):
    base, _, token = address.partition("/#")
    request = urllib.request.Request(base + path, data=data, headers={"X-Quoin-Token": token, **(headers or {})})
    try:
        with urllib.request.urlopen(request, timeout=10) as response:
            return response.status, response.read(), response.headers
    except urllib.error.HTTPError as error:
        return error.code, error.read(), error.headers
    except (urllib.error.URLError, ConnectionError):
        # What is too long is not even read to its end.
        return 400, b"", {}


def security(address):
    state = json.dumps({"do": "state"}).encode()
    form = {"Content-Type": "application/json"}
    check(ask(address, "/")[0] == 200, "the page is served")
    check("default-src 'none'" in ask(address, "/")[2]["Content-Security-Policy"], "nothing may be loaded from elsewhere")
    check(ask(address, "/ask", form, state)[0] == 200, "a question with the key is answered")
    check(ask(address, "/ask", {**form, "X-Quoin-Token": "0" * 32}, state)[0] == 403, "a wrong key is refused")
    check(ask(address, "/events?after=0", {"X-Quoin-Token": ""})[0] == 403, "events need the key")
    check(ask(address, "/ask", {**form, "Origin": "http://evil.example"}, state)[0] == 403, "another origin is refused")
    check(ask(address, "/ask", {**form, "Host": "evil.example"}, state)[0] == 403, "another name for this machine is refused")
    check(ask(address, "/", {"Sec-Fetch-Site": "cross-site"})[0] == 403, "a request from another site is refused")
    check(ask(address, "/ask", {"Content-Type": "text/plain"}, state)[0] == 400, "a form's content is refused")
    check(ask(address, "/ask", form, b"nonsense")[0] == 400, "nonsense is refused")
    check(ask(address, "/ask", form, b"{" + b" " * (2 << 20) + b"}")[0] in (400, 413), "what is too long is refused")
    for path in ["/../Package.swift", "/%2e%2e/Package.swift", "/..%2fPackage.swift", "/page.js/../../Package.swift", "//etc/passwd", "/Counter.swift"]:
        check(ask(address, path)[0] in (400, 403, 404), f"{path} is not served")
    for question in [{}, {"do": 7}, {"do": "fly"}, {"do": "show"}, {"do": "show", "preview": "nobody"}, {"do": "touch", "x": "a"}, {"do": "export", "format": "exe"}]:
        status, body, _ = ask(address, "/ask", form, json.dumps(question).encode())
        check(status == 200 and "error" in json.loads(body), f"{question} is refused in a sentence")


def use(folder, driver, server):
    file = pathlib.Path(folder, "Counter.swift")
    page = Page(driver)
    driver.get(server.address)
    if not page.until(lambda: page.data("shown"), "a picture comes", 60):
        return
    page.until(lambda: driver.execute_script("return document.getElementById('picture').naturalWidth") > 0, "the picture is drawn")
    page.until(lambda: page.shows("Count 0"), "the tree of views comes")

    # Touches.
    page.tap_on("Add")
    page.until(lambda: page.shows("Count 1"), "a tap on a button reaches the view's code")
    page.tap_on("Add")
    page.until(lambda: page.shows("Count 2"), "the state lives on from tap to tap")
    page.find("#rtl").click()
    before = int(page.data("inspected"))
    page.until(lambda: int(page.data("inspected")) > before and page.shows("Count 2"), "the state lives on when the direction changes")
    page.find("#rtl").click()
    before = int(page.data("inspected"))
    page.until(lambda: int(page.data("inspected")) > before and page.shows("Count 2"), "and when it changes back")
    place = page.where("is off")
    page.tap(285, place[1] - 40)
    page.until(lambda: page.shows("is on"), "a tap turns a switch")
    page.tap_on("Name")
    page.until(lambda: page.field() == "", "the field is touched")
    driver.find_element(By.ID, "stage").send_keys("Ada")
    page.until(lambda: page.shows("“Ada”"), "what is typed stands in the field")
    level = page.where("Level 0")
    page.tap(250, level[1] - 40)
    page.until(lambda: page.shows("Level 8") or page.shows("Level 7"), "a touch moves the slider")
    page.tap_on("More")
    page.until(lambda: page.shows("The second page"), "a link leads to its page")
    page.tap_on("Back")
    page.until(lambda: page.shows("Count 2"), "and back")
    page.tap_on("Sheet")
    page.until(lambda: page.shows("In the sheet"), "a sheet comes")
    page.tap(160, 4)
    page.until(lambda: not page.shows("In the sheet"), "a touch beside it takes it away")
    page.tap_on("Crash")
    page.until(lambda: "Counter.swift" in page.data("failed") and page.shows("Count 0"), "a crash is told with its place, and the page begins again")

    page.tap_on("Endless")
    page.until(lambda: "still running" in page.find("#status").text, "an action that takes long is told of")
    page.until(lambda: "did not finish within" in page.data("failed") and "Counter.swift:23" in page.data("failed") and page.shows("Count 0"), "an action that never ends is told with its place, and the page begins again")

    # What moves.
    driver.execute_script("const list = document.getElementById('preview'); list.value = 'Moving'; list.onchange()")
    page.until(lambda: page.shows("Go"), "another preview is chosen")
    page.tap_on("Go")
    page.until(lambda: page.data("moves") == "true", "a tap sets something off")
    places, end = set(), time.monotonic() + 10
    while time.monotonic() < end and not (places and page.data("moves") == "false"):
        places.add(page.red())
        time.sleep(0.005)
    page.until(lambda: page.red() == 200, "what was set off arrives")
    between = sorted(place for place in places if place is not None and 1 < place < 199)
    check(len(between) >= 4, f"it is seen on its way: {between}")
    print(f"pictures seen on the way of a second: {len(between)}")
    driver.execute_script("const list = document.getElementById('preview'); list.value = 'Counter'; list.onchange()")
    page.until(lambda: page.shows("Count 0"), "and the first again")

    # Saving.
    text = file.read_text()
    before = int(page.data("shown"))
    start = time.monotonic()
    file.write_text(text.replace('Text("Count', 'Text("Number'))
    page.until(lambda: int(page.data("shown")) > before, "saving shows the change")
    took = (time.monotonic() - start) * 1000
    print(f"from saving to the new picture on the page: {took:.0f} ms; {page.find('#status').text}")
    page.until(lambda: page.shows("Number 0"), "the change is in the tree")
    file.write_text(text.replace("count += 1", "count += unknown"))
    page.until(lambda: page.find("#errors").is_displayed() and "Counter.swift:13:" in page.find("#errors").text, "a compiler's error stands at its line")
    check(driver.execute_script("return document.getElementById('picture').naturalWidth") > 0, "the last picture stays")
    check("Counter.swift" in page.find("#errors a").get_attribute("href"), "the error leads to the editor")
    file.unlink()
    page.until(lambda: "Counter.swift" in page.find("#errors").text, "a file that is gone is told")
    file.write_text(text)
    page.until(lambda: not page.find("#errors").is_displayed() and page.shows("Count 0"), "what compiles again is shown again")

    # The inspector: why HStack { Color; Text; Color } wraps its text.
    driver.execute_script("const s = document.getElementById('preview'); s.value = 'Stack'; s.onchange();")
    page.until(lambda: page.shows("Some words") and not page.shows("Count"), "another preview is chosen")
    check([row.strip() for row in page.tree()] == ["HStack", "Color", "Text “Some words”", "Color (2)"], f"the tree has the order of reading: {page.tree()}")
    page.find("[value=inspect]").click()
    page.tap(50, 25)
    page.until(lambda: "On one line it would be 95 wide, and it is offered 28" in page.find("#why").text, "the page alone tells why the text wraps")
    check("Proposal" in page.find("#details").text and "Source" in page.find("#details").text, "proposal and source line are told")
    check(page.driver.execute_script("return document.querySelectorAll('#marks .chosen').length") == 1, "the view is marked in the picture")
    page.find("#frames").click()
    check(page.driver.execute_script("return document.querySelectorAll('#marks .frame').length") >= 4, "frames are marked")
    page.find("#tab-steps").click()
    page.until(lambda: page.find("#now").text.startswith("Step 1 of"), "the timeline begins")
    for _ in range(3):
        page.find("#forth").click()
    page.until(lambda: page.find("#now").text.startswith("Step 4 of"), "it steps forward")
    page.find("#back").click()
    page.until(lambda: page.find("#now").text.startswith("Step 3 of"), "and back")

    # The size.
    handle = page.find("#handle")
    ActionChains(driver).move_to_element(handle).click_and_hold().move_by_offset(60, 20).release().perform()
    page.until(lambda: page.find("#status").text.startswith("160 × 70"), "dragging the corner changes the size")
    handle.send_keys(Keys.ARROW_RIGHT)
    page.until(lambda: page.find("#status").text.startswith("170 × 70"), "arrow keys do, too")
    page.find("#dark").click()
    page.until(lambda: driver.execute_async_script("const done = arguments[0]; import('/page.js').then(({ command }) => done(command()))").endswith(
        "--preview Stack --size 170x70 --dark"), "the command is the one for what is shown")

    # Nothing leaves the machine.
    names = driver.execute_script("return performance.getEntriesByType('resource').map((entry) => entry.name)")
    base = server.address.partition("/#")[0]
    check(all(name.startswith((base, "blob:" + base)) for name in names), f"no request leaves: {[n for n in names if not n.startswith((base, 'blob:'))]}")
    driver.set_window_size(390, 844)
    check(driver.execute_script("return document.documentElement.scrollWidth <= window.innerWidth + 1"), "the page fits a phone")


def main():
    options = webdriver.ChromeOptions()
    options.binary_location = BROWSER
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1400,1000"]:
        options.add_argument(argument)
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "Counter.swift").write_text(SOURCE)
        server = Server(folder)
        if not server.address:
            print(server.process.stderr.read())
            check(False, "the page is served")
            return
        driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(executable_path=DRIVER))
        try:
            security(server.address)
            use(folder, driver, server)
            port = server.address.partition("/#")[0].rpartition(":")[2]
            second = subprocess.run([QUOIN, "preview", "Counter.swift", "--no-open", "--port", port], cwd=folder, capture_output=True, text=True, timeout=60)
            check(second.returncode == 1 and f"port {port} is taken" in second.stderr, f"two pages on one port: {second.stderr}")
            server.stop()
            page = Page(driver)
            page.until(lambda: "has ended" in page.find("#status").text, "the page says that it has ended")
            before = int(page.data("shown"))
            server = Server(folder, "--port", port)
            page.until(lambda: int(page.data("shown")) > before, "a page left open over a restart goes on", 60)
        finally:
            driver.quit()
            server.stop()


main()
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
