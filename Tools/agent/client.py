"""Asks `quoin mcp` what an agent would ask, through the Model Context Protocol's own client; then what nobody should."""

import asyncio
import base64
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

QUOIN = sys.argv[1]
passed = failed = 0


def check(holds, what):
    global passed, failed
    if holds:
        passed += 1
    else:
        failed += 1
        print(f"FAILED: {what}")


CARD = """
import SwiftUI
#Preview("Card", traits: .fixedLayout(width: 120, height: 40)) {
  HStack { Color.red.frame(width: 20); Text("A long title that is cut").lineLimit(1) }
}
#Preview("Other", traits: .fixedLayout(width: 60, height: 20)) { Color.blue }
"""


def words(result):
    return "\n".join(part.text for part in result.content if part.type == "text")


async def talk(folder):
    server = StdioServerParameters(command=QUOIN, args=["mcp"], cwd=folder, env=dict(os.environ))
    async with stdio_client(server) as (reader, writer), ClientSession(reader, writer) as session:
        greeting = await session.initialize()
        info = getattr(greeting, "serverInfo", None) or greeting.server_info
        check(info.name == "quoin", "the server says its name")
        await session.send_ping()
        tools = {tool.name: tool for tool in (await session.list_tools()).tools}
        names = {"list_previews", "render_preview", "explain_view", "compare_layouts", "check_folder"}
        check(set(tools) == names, f"the tools are {sorted(tools)}")

        async def call(name, **arguments):
            return await session.call_tool(name, arguments)

        def is_error(result):
            return getattr(result, "isError", None) or getattr(result, "is_error", None) or False

        listed = await call("list_previews", paths=["Card.swift"])
        check(words(listed).split("\n")[:2] == ["Card", "Other"], f"the previews are listed: {words(listed)}")
        drawn = await call("render_preview", paths=["Card.swift"], preview="Card", scale=1)
        pictures = [base64.b64decode(part.data) for part in drawn.content if part.type == "image"]
        check(len(pictures) == 1 and pictures[0][:4] == b"\x89PNG", "a picture comes")
        check(pictures and int.from_bytes(pictures[0][16:20], "big") == 120, "the picture is 120 pixels wide")
        why = await call("explain_view", paths=["Card.swift"], preview="Card", why=["A long title"])
        check("lineLimit(1) allows 1 of them" in words(why), f"why a text is cut: {words(why)}")
        steps = await call("explain_view", paths=["Card.swift"], preview="Card", about=["HStack"])
        check("HStack proposes" in words(steps), "the steps about a view")
        changed = await call("compare_layouts", paths=["Card.swift"], preview="Card", **{"with": "200x40"})
        check("The canvas is 200×40, and was 120×40." in words(changed), f"two sizes are compared: {words(changed)}")
        missing = 'import SwiftUI\n#Preview("M") { HStack { Image("nowhere"); Text("beside") } }\n'
        pathlib.Path(folder, "Missing.swift").write_text(missing)
        told = await call("explain_view", paths=["Missing.swift"], why=["beside"])
        check(not is_error(told) and "nowhere" in words(told), f"an explanation with a missing picture is one: {words(told)}")
        pathlib.Path(folder, "Missing.swift").unlink()
        package = pathlib.Path(folder, "P")
        (package / "Sources/A").mkdir(parents=True)
        (package / "Package.swift").write_text(
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"A\")])\n"
        )
        (package / "Sources/A/A.swift").write_text(CARD.replace('"Card"', '"Packed"'))
        packed = await call("list_previews", package="P", target="A")
        check(words(packed).split("\n")[:1] == ["Packed"], f"a package's previews are listed: {words(packed)}")
        packed = await call("render_preview", package="P", target="A", preview="Packed", scale=1)
        check(any(part.type == "image" for part in packed.content), f"a package's preview is drawn: {words(packed)}")
        shutil.rmtree(package)
        reads = {name: tool.annotations.model_dump(by_alias=True)["readOnlyHint"] for name, tool in tools.items()}
        check(reads == {name: name != "check_folder" for name in names}, f"what writes a report says so: {reads}")
        compiled = await call("check_folder", paths=["."], compile_only=True)
        check(not is_error(compiled), f"the folder compiles: {words(compiled)}")

        for name, arguments, told in [
            ("render_preview", {"paths": ["Gone.swift"]}, "Gone.swift"),
            ("render_preview", {"paths": ["--help"]}, "--help"),
            ("render_preview", {"paths": []}, "paths"),
            ("render_preview", {"paths": ["Card.swift"], "size": "big"}, "--size"),
            ("render_preview", {"paths": ["Card.swift"], "scale": "two"}, "scale is a number"),
            ("render_preview", {"paths": ["Card.swift"], "colour": "red"}, "no argument colour"),
            ("explain_view", {"paths": ["Card.swift"], "why": ["nobody"]}, "there is no nobody"),
            ("explain_view", {"paths": ["Card.swift\u0000"]}, "paths"),
            ("compare_layouts", {"paths": ["Card.swift"]}, "needs the argument with"),
        ]:
            result = await call(name, **arguments)
            check(is_error(result) and told in words(result), f"{name} {arguments}: {words(result)}")
        pathlib.Path(folder, "Card.swift").write_text(CARD.replace("Color.blue", "Colour.blue"))
        broken = await call("render_preview", paths=["Card.swift"])
        check(is_error(broken) and "Card.swift:6:" in words(broken), f"a compiler's error has its line: {words(broken)}")
        try:
            await session.call_tool("no_such_tool", {})
            check(False, "a tool that is not there is refused")
        except Exception as error:
            check("no_such_tool" in str(error), f"a tool that is not there is named: {error}")
        await session.send_ping()


def nonsense(folder):
    """Lines that are no requests: each has its answer or none, and the last is answered as ever."""
    lines = [
        (b"{", -32700),
        (b"\xff\xfe", -32700),
        (b"[]", -32600),
        (b"17", -32600),
        (b'{"jsonrpc":"2.0","id":1}', -32600),
        (b'{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600),
        (b'{"jsonrpc":"2.0","id":2,"method":"fly"}', -32601),
        (b'{"jsonrpc":"2.0","id":3,"method":"tools/call","params":[]}', -32602),
        (b'{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":7}}', -32602),
        (b'{"jsonrpc":"2.0","method":"notifications/initialized"}', None),
        (b'{"jsonrpc":"2.0","id":9,"result":{}}', None),
        (b"   ", None),
        (b"[" * 100_000, -32700),
        (b'"' + b"x" * (17 << 20), -32600),
        (b'{"jsonrpc":"2.0","id":"last","method":"ping"}', 0),
    ]
    process = subprocess.run(
        [QUOIN, "mcp"], input=b"\n".join(line for line, _ in lines) + b"\n", stdout=subprocess.PIPE, cwd=folder, timeout=60
    )
    answers = [json.loads(line) for line in process.stdout.splitlines()]
    expected = [code for _, code in lines if code is not None]
    check(process.returncode == 0, "the end of the input ends the server")
    check(len(answers) == len(expected), f"{len(expected)} answers are due, {len(answers)} came")
    for answer, code in zip(answers, expected):
        check(answer.get("error", {}).get("code", 0) == code, f"{answer} should have {code}")
    check(answers[-1].get("id") == "last", "the last request is answered")


with tempfile.TemporaryDirectory() as folder:
    pathlib.Path(folder, "Card.swift").write_text(CARD)
    asyncio.run(talk(folder))
    nonsense(folder)
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
