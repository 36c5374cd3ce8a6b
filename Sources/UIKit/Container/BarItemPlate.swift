import QuoinAppearance
import QuoinDrawing

/// A plate of glass below items of a bar: one item's own, or one that pictures beside each other share; of the tint where the item stands
/// out.
@MainActor struct BarItemPlate {
  private(set) var views: [UIView]
  private let kind: Kind
  private enum Kind { case glass, prominent, none }

  /// One item's own plate.
  init(view: UIView, of item: UIBarButtonItem? = nil) {
    views = [view]
    kind = item?.hidesSharedBackground == true ? .none : item?.style == .done ? .prominent : .glass
  }

  /// The plate's size: round around a picture, with room at the sides of words; pictures that share one have 44 points each.
  func size(_ measures: BarMeasures, height: Double? = nil) -> CGSize {
    let height = CGFloat(height ?? measures.item)
    guard views.count == 1 else {
      return CGSize(width: CGFloat(views.count) * CGFloat(measures.item) + margins(measures, height), height: height)
    }
    let content = views[0].sizeThatFits(.zero)
    let isPicture = (views[0] as? UIButton).map { ($0.currentTitle ?? "").isEmpty } ?? false
    return CGSize(
      width: isPicture ? max(height, content.width) : max(height, content.width + 2 * CGFloat(measures.itemPadding)), height: height)
  }
  /// What a shared plate has beside its pictures.
  private func margins(_ measures: BarMeasures, _ height: CGFloat) -> CGFloat { max(0, height - CGFloat(measures.item)) }

  /// Places the plate, its first item at the right end where it `isReversed`.
  func place(in rect: CGRect, _ measures: BarMeasures, isReversed: Bool) {
    guard views.count > 1 else {
      views[0].frame = rect
      return
    }
    let width = CGFloat(measures.item)
    for (index, view) in (isReversed ? views.reversed() : views).enumerated() {
      let x = rect.minX + margins(measures, rect.height) / 2 + CGFloat(index) * width
      view.frame = CGRect(x: x, y: rect.minY, width: width, height: rect.height)
    }
  }

  func paint(_ painter: inout ContentPainter, _ context: ControlContext) {
    var frame = views.reduce(CGRect.null) { $0.union($1.frame) }
    if views.count > 1 { frame = frame.insetBy(dx: -margins(context.appearance.system.look.bar, frame.height) / 2, dy: 0) }
    let rect = painter.page(frame)
    switch kind {
    case .none: break
    case .glass: painter.add(GlassLook.capsule(in: rect, context: context))
    case .prominent: painter.add(ButtonLook.items(.prominent, shape: .capsule, in: rect, context: context))
    }
  }
}

/// What stands in a bar whose items have plates, one after the other.
@MainActor enum BarPart {
  case plate(BarItemPlate)
  /// Room of a width; nil is room that grows.
  case room(CGFloat?)
  case search(UISearchBar)

  var plate: BarItemPlate? { if case .plate(let plate) = self { plate } else { nil } }

  /// Items and the views that show them, nil for room. Pictures beside each other share a plate; words, what is done or closes, and views
  /// have plates of their own (stated: WWDC25 session 284, "Build a UIKit app with the new design"), and room parts them.
  static func parts(_ items: [UIBarButtonItem], _ views: [UIView?], search: UISearchBar? = nil) -> [BarPart] {
    var (parts, isOpen, search) = ([BarPart](), false, search)
    for (item, view) in zip(items, views) {
      guard let view else {
        if item.placesSearch, let bar = search {
          parts.append(.search(bar))
          search = nil
        } else if item.isRoom {
          parts.append(.room(item.system == .flexibleSpace ? nil : item.width))
        }
        isOpen = false
        continue
      }
      if isOpen, item.sharesPlate, case .plate(let last) = parts.last {
        parts[parts.count - 1] = .plate(last.joined(by: view))
      } else {
        parts.append(.plate(BarItemPlate(view: view, of: item)))
      }
      isOpen = item.sharesPlate
    }
    // Documented (uikit/uinavigationitem/searchbarplacementbarbuttonitem): the search is the trailing-most unless that item is there.
    if let search { parts.append(.search(search)) }
    return parts
  }
}

extension BarItemPlate {
  fileprivate func joined(by view: UIView) -> BarItemPlate {
    var plate = self
    plate.views.append(view)
    return plate
  }
}

extension UIBarButtonItem {
  /// Whether its picture stands on a plate with those beside it.
  fileprivate var sharesPlate: Bool {
    customView == nil && image != nil && style == .plain && system != .close && sharesBackground && !hidesSharedBackground
  }
}
