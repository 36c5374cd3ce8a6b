// The picture: drawn from SVG at any zoom, touched or inspected, with what is marked over it.

const $ = (id) => document.getElementById(id);
const svg = (name, attributes) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};
export const box = (frame, kind) => svg("rect", { x: frame.x, y: frame.y, width: frame.width, height: frame.height, class: kind });

export class Stage {
  constructor(page, { act, resize, hover, choose }) {
    Object.assign(this, { page, act, resize, hover, choose, zoom: 1, marks: [], extra: [] });
    this.url = null;
    const picture = $("picture");
    let down = null;
    picture.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      const point = this.point(event);
      picture.setPointerCapture(event.pointerId);
      if (this.isInspecting) return this.choose(this.subject(point));
      down = { last: point };
      act({ do: "touch", ...point });
      // A finger that stays is told of once a long press is long enough.
      const held = down;
      setTimeout(() => down === held && act({ do: "drag", ...down.last }), 550);
    });
    picture.addEventListener("pointermove", (event) => {
      const point = this.point(event);
      if (this.isInspecting) return this.hover(this.subject(point));
      if (!down) return;
      down.last = point;
      act({ do: "drag", ...point });
    });
    const lift = () => {
      if (down) act({ do: "lift", ...down.last });
      down = null;
    };
    picture.addEventListener("pointerup", lift);
    picture.addEventListener("pointercancel", lift);
    picture.addEventListener("pointerleave", () => this.isInspecting && this.hover(null));
    picture.addEventListener("wheel", (event) => {
      if (event.ctrlKey || this.isInspecting) return;
      event.preventDefault();
      act({ do: "scroll", ...this.point(event), dx: event.deltaX, dy: event.deltaY });
    }, { passive: false });

    // What is typed goes to the field that was touched last.
    $("stage").addEventListener("keydown", (event) => {
      const field = this.page.picture && this.page.picture.field;
      if (field === undefined || field === null || event.ctrlKey || event.metaKey || event.altKey) return;
      let words = field;
      if (event.key === "Backspace") words = [...field].slice(0, -1).join("");
      else if ([...event.key].length === 1) words = field + event.key;
      else return;
      event.preventDefault();
      this.page.picture.field = words;
      act({ do: "type", text: words });
    });

    // The size, by the corner.
    const handle = $("handle");
    let start = null;
    handle.addEventListener("pointerdown", (event) => {
      handle.setPointerCapture(event.pointerId);
      start = { x: event.clientX, y: event.clientY, width: this.page.picture.width, height: this.page.picture.height };
    });
    handle.addEventListener("pointermove", (event) => {
      if (!start) return;
      const length = (now, then, was) => Math.max(1, Math.round(was + (now - then) / this.zoom));
      resize(`${length(event.clientX, start.x, start.width)}x${length(event.clientY, start.y, start.height)}`);
    });
    handle.addEventListener("pointerup", () => { start = null; });
    handle.addEventListener("keydown", (event) => {
      const step = { ArrowRight: [10, 0], ArrowLeft: [-10, 0], ArrowDown: [0, 10], ArrowUp: [0, -10] }[event.key];
      if (!step || !this.page.picture) return;
      event.preventDefault();
      resize(`${Math.max(1, Math.round(this.page.picture.width + step[0]))}x${Math.max(1, Math.round(this.page.picture.height + step[1]))}`);
    });
    for (const id of ["frames", "padding", "gaps", "baselines", "safe"]) $(id).onchange = () => this.mark();
    for (const radio of document.querySelectorAll("[name=mode]")) radio.onchange = () => { this.marks = []; this.mark(); };

    // Tasks and timers of the views go on: the picture follows.
    setInterval(() => {
      if (document.hidden || !this.page.picture || document.body.dataset.failed) return;
      act({ do: "wait" });
    }, 1000);
  }

  get isInspecting() { return document.querySelector("[name=mode]:checked").value === "inspect"; }

  point(event) {
    const bounds = $("picture").getBoundingClientRect();
    return { x: (event.clientX - bounds.left) / this.zoom, y: (event.clientY - bounds.top) / this.zoom };
  }

  show(picture) {
    const url = URL.createObjectURL(new Blob([picture.svg], { type: "image/svg+xml" }));
    if (this.url) URL.revokeObjectURL(this.url);
    this.url = url;
    $("picture").src = url;
    $("picture").alt = `The preview ${$("preview").value}`;
    this.setStale(false);
    this.setZoom(this.zoom);
  }

  setStale(isStale) { $("canvas").classList.toggle("stale", isStale); }

  setZoom(zoom) {
    this.zoom = zoom;
    const { picture } = this.page;
    if (!picture) return;
    $("picture").width = Math.max(1, Math.round(picture.width * zoom));
    $("picture").height = Math.max(1, Math.round(picture.height * zoom));
    $("marks").setAttribute("viewBox", `0 0 ${picture.width} ${picture.height}`);
    $("marks").setAttribute("preserveAspectRatio", "none");
    this.mark();
  }

  /** The smallest view at a point, the later one of two alike. */
  subject(point) {
    const subjects = this.page.inspection ? this.page.inspection.subjects : [];
    let best = null;
    subjects.forEach(({ frame }, index) => {
      if (!frame || point.x < frame.x || point.y < frame.y || point.x > frame.x + frame.width || point.y > frame.y + frame.height) return;
      const area = frame.width * frame.height;
      if (best === null || area <= best.area) best = { index, area };
    });
    return best && best.index;
  }

  /** Draws what is marked: `marks` are the inspector's. */
  mark(marks = this.marks) {
    this.marks = marks;
    const inspection = this.page.inspection;
    const layers = [];
    if (inspection) {
      const subjects = inspection.subjects;
      const children = (index) => (inspection.children.get(index) || []).map((child) => subjects[child]);
      subjects.forEach((subject, index) => {
        const { frame } = subject;
        if (!frame) return;
        if ($("frames").checked) layers.push(box(frame, "frame"));
        if ($("padding").checked && subject.kind === "padding") {
          const inner = children(index)[0];
          const path = (f) => `M${f.x} ${f.y}h${f.width}v${f.height}h${-f.width}z`;
          if (inner) layers.push(svg("path", { d: path(frame) + path(inner.frame), class: "padding" }));
        }
        if ($("gaps").checked && (subject.kind === "HStack" || subject.kind === "VStack")) {
          const inside = children(index);
          for (let i = 1; i < inside.length; i++) {
            const [a, b] = [inside[i - 1].frame, inside[i].frame];
            const gap = subject.kind === "HStack"
              ? { x: Math.min(a.x + a.width, b.x + b.width), y: frame.y, width: Math.max(b.x - a.x - a.width, a.x - b.x - b.width), height: frame.height }
              : { x: frame.x, y: a.y + a.height, width: frame.width, height: b.y - a.y - a.height };
            if (gap.width > 0 && gap.height > 0) layers.push(box(gap, "gap"));
          }
        }
        if ($("baselines").checked && subject.baselines && children(index).length === 0) {
          for (const y of new Set([subject.baselines.first, subject.baselines.last])) {
            layers.push(svg("line", { x1: frame.x, x2: frame.x + frame.width, y1: frame.y + y, y2: frame.y + y, class: "base" }));
          }
        }
      });
      if ($("safe").checked) {
        const first = subjects.find((one) => one.frame && one.parent === undefined);
        const { width, height } = this.page.picture;
        if (first) {
          const f = first.frame;
          for (const part of [{ x: 0, y: 0, width, height: f.y }, { x: 0, y: f.y + f.height, width, height: height - f.y - f.height }]) {
            if (part.height > 0) layers.push(box(part, "safe"));
          }
        }
      }
    }
    $("marks").replaceChildren(...layers, ...marks);
  }
}
