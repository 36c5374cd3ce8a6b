import SwiftUI

/// The view of a plan, made with nothing but what an app could write.
public struct PlannedView: View {
  let plan: ViewPlan

  /// A view of `plan`.
  public init(_ plan: ViewPlan) { self.plan = plan }

  /// What is shown.
  public var body: some View { plan.view }
}

@MainActor extension ViewPlan {
  /// The view with its modifiers.
  var view: AnyView { modifiers.reduce(bareView) { $1.applied(to: $0) } }

  private var bareView: AnyView { leaf ?? lazyContainer ?? container }

  /// The children as one view that a container takes apart.
  var inside: some View { ForEach(children.indices, id: \.self) { children[$0].view } }

  /// The children as one view that stays one.
  var whole: AnyView { children.count == 1 ? children[0].view : AnyView(VStack(spacing: 2) { inside }) }
}

/// Choices by number.
enum Choice {
  static func alignment(_ pick: Int) -> Alignment {
    [
      .center, .topLeading, .top, .topTrailing, .leading, .trailing, .bottomLeading, .bottom, .bottomTrailing, .leadingFirstTextBaseline,
      .centerLastTextBaseline,
    ][pick % 11]
  }
  static func horizontal(_ pick: Int) -> HorizontalAlignment { [.center, .leading, .trailing, .listRowSeparatorLeading][pick % 4] }
  static func vertical(_ pick: Int) -> VerticalAlignment { [.center, .top, .bottom, .firstTextBaseline, .lastTextBaseline][pick % 5] }
  /// Half of the time the container's own.
  static func spacing(_ pick: Int, _ length: Double) -> CGFloat? { pick.isMultiple(of: 2) ? nil : CGFloat(length) }
  static func anchor(_ pick: Int) -> UnitPoint {
    [.bottom, .top, .center, .trailing, .leading, .bottomTrailing, UnitPoint(x: 0.3, y: 1.7), UnitPoint(x: -2, y: 0.5)][pick % 8]
  }
  static func edges(_ pick: Int) -> Edge.Set { [.all, .horizontal, .vertical, .top, .leading, .trailing, .bottom, []][pick % 8] }
  static func color(_ pick: Int) -> Color {
    [.red, .blue, .green, .primary, .secondary, .clear, .accentColor, Color(white: 0.5).opacity(0.5)][pick % 8]
  }
  static func axes(_ pick: Int) -> Axis.Set { [.vertical, .horizontal, [.vertical, .horizontal], []][pick % 4] }
  static func blend(_ pick: Int) -> BlendMode {
    [.multiply, .screen, .overlay, .plusLighter, .destinationOut, .sourceAtop, .difference, .color, .plusDarker, .softLight, .normal][
      pick % 11]
  }
  /// A symbol that there is, and one that there is not.
  static func symbol(_ pick: Int) -> String { ["star.fill", "heart", "gear", "chevron.right", "no.such.symbol"][pick % 5] }
  /// Letters of every kind: combining, wide, from right to left, joined, tags, controls, noncharacters.
  static func odd(_ pick: Int) -> String {
    let numbers: [[UInt32]] = [
      [0x61, 0xFFFE, 0x62], [0x10FFFF], [0x61, 0x301, 0x302, 0x303, 0x304], [0x1F468, 0x200D, 0x1F469, 0x200D, 0x1F467],
      [0x5E9, 0x5DC, 0x5D5, 0x5DD],
      [0x645, 0x631, 0x62D, 0x628, 0x627], [0xD55C, 0xAE00], [0x1F1E9, 0x1F1EA], [0x202E, 0x61, 0x62, 0x202C], [0x200B], [0x0],
      [0x1, 0x7F],
      [0xFFFF, 0x20, 0xFDD0], [0x0E01, 0x0E33], [0x1F3F4, 0xE0067, 0xE0062, 0xE007F], [0x0A, 0x0A, 0x61, 0x0A], [0x09, 0x61, 0x09], [0xAD],
      [0x3C, 0x26, 0x3E, 0x22, 0x27, 0x5D, 0x5D, 0x3E], [0x2028, 0x61, 0x2029], [0xE000], [0x300], [0xFE0F, 0x1F600],
      [0x5D0, 0x31, 0x61, 0x5D1],
      [0x12000], [0x1D573], [0xFFFC],
    ]
    return String(String.UnicodeScalarView(numbers[pick % numbers.count].compactMap(Unicode.Scalar.init)))
  }
}
