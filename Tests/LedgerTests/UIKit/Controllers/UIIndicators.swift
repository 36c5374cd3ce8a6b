import UIKit

extension Ledger {
  func uiIndicators() {
    topic("Progress, activity and pages")

    uiRow(
      "UIProgressView", "UIProgressView.progress", "UIProgressView.progressTintColor", "UIProgressView.trackTintColor",
      says: "a bar of 4 points in the middle, filled up to its share", from: .recorded("iOS 26: 4 points, as before"), scale: 2
    ) {
      let bar = UIProgressView(frame: CGRect(x: 0, y: 20, width: 100, height: 30))
      bar.progress = 0.3
      (bar.progressTintColor, bar.trackTintColor) = (.pureRed, .pureBlue)
      return uiCanvas(bar)
    } holds: {
      $0.ink(0, 33, 100, 4)
      $0.judge.near($0.area(0xFF0000).maxX, 30, within: 1)
      $0.judge.expect($0.area(0xFF0000).minX < 1 && $0.area(0x0000FF).maxX > 99)
    }
    uiRow(
      "UIProgressView", "UIProgressView.setProgress", "UIProgressView.progressViewStyle", "UIProgressView.Style",
      says: "the tint on grey; mirrored from right to left; beyond 1 it is full, below 0 empty", from: .documented("uikit/uiprogressview")
    ) {
      let canvas = uiCanvas()
      for (index, value) in [Float(0.4), 0.4, 3, -3].enumerated() {
        let bar = UIProgressView(progressViewStyle: index == 2 ? .bar : .default)
        bar.frame = CGRect(x: 0, y: CGFloat(index) * 20, width: 100, height: 4)
        bar.setProgress(value, animated: true)
        canvas.addSubview(index == 1 ? mirrored(bar) : bar)
      }
      return canvas
    } holds: {
      $0.color(30, 2, is: 0x007AFF)
      $0.color(70, 2, is: 0xE4E4E6)
      $0.color(30, 22, is: 0xE4E4E6)
      $0.color(70, 22, is: 0x007AFF)
      $0.color(95, 42, is: 0x007AFF)
      $0.color(5, 62, is: 0xE4E4E6)
    }
    value(
      "UIProgressView.progress", "UIProgressView.progressViewStyle", says: "empty at first; 4 points high, as wide as it is told",
      from: .documented("uikit/uiprogressview")
    ) { judge in
      let bar = UIProgressView()
      judge.expect(
        bar.progress == 0 && bar.progressViewStyle == .default && UIProgressView(progressViewStyle: .bar).progressViewStyle == .bar)
      judge.equal(bar.sizeThatFits(CGSize(width: 80, height: 50)), CGSize(width: 80, height: 4))
      judge.equal(bar.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 4))
    }

    uiRow(
      "UIActivityIndicatorView", "UIActivityIndicatorView.style", "UIActivityIndicatorView.Style", "UIActivityIndicatorView.startAnimating",
      "UIActivityIndicatorView.color", "UIActivityIndicatorView.isAnimating",
      says: "spokes in a square of 20, large 37, while it turns; the uppermost is the darkest, the next clockwise the palest",
      from: .recorded("iOS 26: 20 points, as before"), scale: 2
    ) {
      let small = UIActivityIndicatorView(style: .medium)
      let large = UIActivityIndicatorView(style: .large)
      for spinner in [small, large] { spinner.startAnimating() }
      large.color = .black
      small.frame.origin = CGPoint(x: 70, y: 70)
      large.frame.origin = CGPoint(x: 10, y: 10)
      small.accessibilityIdentifier = "small"
      large.accessibilityIdentifier = "large"
      return uiCanvas(small, large)
    } holds: {
      $0.frame("small", 70, 70, 20, 20)
      $0.frame("large", 10, 10, 37, 37)
      let ink = $0.ink(in: $0.part(0, 0, 60, 60))
      $0.judge.expect(CGRect(x: 9, y: 9, width: 39, height: 39).contains(ink) && ink.width > 26, "\(ink)")
      $0.judge.expect($0.color(80, 74) != 0xFFFFFF && $0.color(80, 74) != 0x000000, "the small one is grey")
      $0.judge.expect($0.brightness($0.part(26, 10, 5, 14)) < $0.brightness($0.part(26, 33, 5, 14)), "above and below")
      $0.judge.expect($0.brightness($0.part(32, 11, 14, 14)) > $0.brightness($0.part(11, 11, 14, 14)), "after and before")
      $0.color(28, 28, is: 0xFFFFFF)
    }
    uiRow(
      "UIActivityIndicatorView.hidesWhenStopped", "UIActivityIndicatorView.stopAnimating",
      says: "standing, it is not seen; unless it does not hide", from: .documented("uikit/uiactivityindicatorview/hideswhenstopped")
    ) {
      let (gone, seen) = (UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .medium))
      for spinner in [gone, seen] {
        spinner.startAnimating()
        spinner.stopAnimating()
      }
      seen.hidesWhenStopped = false
      seen.frame.origin = CGPoint(x: 40, y: 50)
      return uiCanvas(gone, seen)
    } holds: {
      let ink = $0.ink()
      $0.judge.expect(ink.minX >= 40 && ink.minY >= 50 && ink.maxX <= 60 && ink.maxY <= 70, "\(ink)")
    }
    value(
      "UIActivityIndicatorView.isAnimating", "UIActivityIndicatorView.style", "UIActivityIndicatorView.hidesWhenStopped",
      says: "knows whether it turns, and its size", from: .documented("uikit/uiactivityindicatorview")
    ) { judge in
      let spinner = UIActivityIndicatorView(frame: .zero)
      judge.expect(!spinner.isAnimating && spinner.hidesWhenStopped && spinner.style == .medium)
      spinner.startAnimating()
      judge.expect(spinner.isAnimating)
      spinner.stopAnimating()
      judge.expect(!spinner.isAnimating)
      judge.equal(spinner.sizeThatFits(.zero), CGSize(width: 20, height: 20))
      spinner.style = .large
      judge.equal(spinner.intrinsicContentSize, CGSize(width: 37, height: 37))
    }

    uiRow(
      "UIPageControl", "UIPageControl.numberOfPages", "UIPageControl.currentPage", "UIPageControl.pageIndicatorTintColor",
      "UIPageControl.currentPageIndicatorTintColor",
      says: "a dot for each page, equally far apart in the middle; the current one stands out",
      from: .documented("uikit/uipagecontrol"), in: .fixed(100, 80), scale: 2
    ) {
      let canvas = uiCanvas()
      for (index, (pages, current)) in [(3, 0), (3, 2), (4, 1)].enumerated() {
        let dots = UIPageControl(frame: CGRect(x: 0, y: CGFloat(index) * 26, width: 100, height: 26))
        (dots.numberOfPages, dots.currentPage) = (pages, current)
        (dots.pageIndicatorTintColor, dots.currentPageIndicatorTintColor) = (.pureBlue, .pureRed)
        canvas.addSubview(index == 2 ? mirrored(dots) : dots)
      }
      return canvas
    } holds: { shown in
      @MainActor func row(_ index: Int) -> CGRect { shown.part(0, CGFloat(index) * 26, 100, 26) }
      let judge = shown.judge
      let (first, others) = (shown.area(0xFF0000, in: row(0)), shown.area(0x0000FF, in: row(0)))
      judge.expect(first.maxX < others.minX, "the first of three is at the left")
      judge.near((first.minX + others.maxX) / 2, 50, within: 0.3, "the middle")
      judge.near(first.midY, 13, within: 0.3)
      judge.near(
        others.maxX - first.minX - first.width,
        2 * ((others.minX + others.maxX) / 2 - first.midX) - (others.maxX - others.minX - first.width), within: 1)
      judge.expect(shown.area(0xFF0000, in: row(1)).minX > shown.area(0x0000FF, in: row(1)).maxX, "the third is at the right")
      judge.near(
        shown.middle(0xFF0000, in: row(2)).map { $0.x - 50 }, (first.midX - 50) * -0.5, within: 0.6, "the second of four from the right")
    }
    uiRow(
      "UIPageControl.hidesForSinglePage", says: "one page has a dot, unless it hides; none has none",
      from: .documented("uikit/uipagecontrol/hidesforsinglepage"),
      in: .fixed(100, 80)
    ) {
      let canvas = uiCanvas()
      for (index, (pages, hides)) in [(1, true), (1, false), (0, false)].enumerated() {
        let dots = UIPageControl(frame: CGRect(x: 0, y: CGFloat(index) * 26, width: 100, height: 26))
        (dots.numberOfPages, dots.hidesForSinglePage) = (pages, hides)
        canvas.addSubview(dots)
      }
      return canvas
    } holds: {
      $0.judge.expect($0.ink(in: $0.part(0, 0, 100, 26)).isNull && !$0.ink(in: $0.part(0, 26, 100, 26)).isNull)
      $0.judge.expect($0.ink(in: $0.part(0, 52, 100, 26)).isNull)
    }
    uiRow(
      "UIPageControl.hidesForSinglePage", "UIPageControl.currentPage",
      says: "two pages show though one hides; at first the first is current and darker",
      from: .documented("uikit/uipagecontrol"), in: .fixed(100, 26)
    ) {
      uiPlaced(
        made(UIPageControl()) {
          $0.numberOfPages = 2
          $0.hidesForSinglePage = true
        }, 0, 0, 100, 26)
    } holds: {
      $0.judge.expect($0.brightness($0.part(0, 0, 50, 26)) < $0.brightness($0.part(50, 0, 50, 26)))
      $0.judge.expect(!$0.ink(in: $0.part(50, 0, 50, 26)).isNull)
    }
    measure(
      "UIPageControl.size", "UIPageControl.numberOfPages", says: "its size grows by the same for each page, and is the size that fits",
      from: .law("dots are equally far apart")
    ) { judge in
      let dots = UIPageControl()
      judge.expect(dots.numberOfPages == 0 && dots.currentPage == 0 && !dots.hidesForSinglePage)
      let widths = (2...5).map { dots.size(forNumberOfPages: $0).width }
      for index in 1...2 { judge.near(widths[index + 1] - widths[index], widths[1] - widths[0]) }
      judge.expect(widths[1] - widths[0] > 10)
      dots.numberOfPages = 4
      judge.equal(dots.sizeThatFits(.zero), dots.size(forNumberOfPages: 4))
      judge.equal(dots.intrinsicContentSize, dots.size(forNumberOfPages: 4))
    }
  }
}
