import UIKit

extension Ledger {
  func uiActions() {
    topic("Controls, actions and menus")

    value(
      "UIControl", "UIControl.isEnabled", "UIControl.isSelected", "UIControl.isHighlighted", "UIControl.state", "UIControl.State",
      "UIControl.State.normal", "UIControl.State.highlighted", "UIControl.State.disabled", "UIControl.State.selected",
      "UIControl.State.focused",
      says: "the state is all that is true of it", from: .documented("uikit/uicontrol/state-swift.property")
    ) { judge in
      let control = UIControl()
      judge.expect(control.isEnabled && !control.isSelected && !control.isHighlighted && control.state == .normal)
      judge.expect(control.contentHorizontalAlignment == .center && control.contentVerticalAlignment == .center)
      control.isHighlighted = true
      judge.equal(control.state, .highlighted)
      control.isSelected = true
      judge.equal(control.state, [.highlighted, .selected])
      (control.isHighlighted, control.isEnabled) = (false, false)
      judge.equal(control.state, [.selected, .disabled])
      judge.expect(UIControl.State.highlighted.rawValue == 1 && UIControl.State.disabled.rawValue == 2)
      judge.expect(UIControl.State.selected.rawValue == 4 && UIControl.State.focused.rawValue == 8 && UIControl.State.normal.rawValue == 0)
    }
    value(
      "UIControl.addAction", "UIControl.removeAction", "UIControl.sendActions", "UIControl.sendAction", "UIControl.addTarget",
      "UIControl.Event",
      "UIAction.sender", "UIAction.identifier", "UIAction.Identifier",
      says: "actions of an event run in order with their control; the same identifier replaces",
      from: .documented("uikit/uicontrol/addaction(_:for:)")
    ) { judge in
      let control = UIControl()
      var told: [String] = []
      let first = UIAction(identifier: UIAction.Identifier("one")) { told.append("first \($0.sender as AnyObject === control)") }
      control.addAction(first, for: .touchUpInside)
      control.addAction(UIAction(identifier: UIAction.Identifier(rawValue: "one")) { _ in told.append("second") }, for: .touchUpInside)
      control.addAction(first, for: .valueChanged)
      let gone = UIAction { _ in told.append("gone") }
      control.addAction(gone, for: .touchUpInside)
      control.removeAction(gone, for: .touchUpInside)
      control.addTarget(action: { told.append("target") }, for: [.touchUpInside, .touchDown])
      control.sendActions(for: .touchUpInside)
      judge.equal(told, ["second", "target"])
      control.sendActions(for: [.valueChanged])
      control.sendActions(for: .touchDown)
      control.sendActions(for: .touchCancel)
      judge.equal(told, ["second", "target", "first true", "target"])
      control.sendAction(gone)
      judge.equal(told.last, "gone")
      var primary = 0
      UIControl(frame: .zero, primaryAction: UIAction { _ in primary += 1 }).sendActions(for: .primaryActionTriggered)
      judge.equal(primary, 1)
    }
    value(
      "UIControl.Event", "UIControl.Event.touchDown", "UIControl.Event.touchUpInside", "UIControl.Event.touchUpOutside",
      "UIControl.Event.touchCancel", "UIControl.Event.valueChanged", "UIControl.Event.primaryActionTriggered",
      "UIControl.Event.editingDidBegin",
      "UIControl.Event.editingChanged", "UIControl.Event.editingDidEnd", "UIControl.Event.editingDidEndOnExit",
      "UIControl.Event.allTouchEvents", "UIControl.Event.allEvents", says: "the bits of UIKit's events",
      from: .documented("uikit/uicontrol/event")
    ) { judge in
      let bits: [(UIControl.Event, UInt)] = [
        (.touchDown, 1 << 0), (.touchUpInside, 1 << 6), (.touchUpOutside, 1 << 7), (.touchCancel, 1 << 8), (.valueChanged, 1 << 12),
        (.primaryActionTriggered, 1 << 13), (.editingDidBegin, 1 << 16), (.editingChanged, 1 << 17), (.editingDidEnd, 1 << 18),
        (.editingDidEndOnExit, 1 << 19), (.allTouchEvents, 0xFFF), (.allEvents, 0xFFFF_FFFF),
      ]
      for (event, bit) in bits { judge.equal(event.rawValue, bit) }
    }
    value(
      "UIAction", "UIAction.attributes", "UIAction.state", "UIMenuElement", "UIMenuElement.title", "UIMenuElement.image",
      "UIMenuElement.State",
      "UIMenuElement.Attributes", "UIMenuElement.Attributes.destructive", "UIMenuElement.Attributes.disabled",
      "UIMenuElement.Attributes.hidden",
      says: "an action keeps its words, picture, role and mark", from: .documented("uikit/uiaction")
    ) { judge in
      let picture = uiPicture(2, 2)
      judge.equal([UIMenuElement.Attributes.disabled, .destructive, .hidden].map(\.rawValue), [1, 2, 4])
      let action = UIAction(title: "t", image: picture, attributes: [.destructive], state: .mixed) { _ in }
      judge.expect(
        action.title == "t" && action.image === picture && action.attributes == .destructive && action.state == .mixed
          && action.sender == nil)
      action.title = "u"
      action.attributes.insert(.disabled)
      action.state = .on
      judge.expect(action.title == "u" && action.attributes == [.disabled, .destructive] && action.state == .on)
      let plain = UIAction { _ in }
      judge.expect(
        plain.title == "" && plain.image == nil && plain.attributes == [] && plain.state == .off && plain.identifier != action.identifier)
      judge.expect(
        UIMenuElement.Attributes.hidden != .disabled && UIMenuElement.State.off.rawValue == 0 && UIMenuElement.State.on.rawValue == 1)
    }
    value(
      "UIMenu", "UIMenu.Identifier", "UIMenu.Options", "UIMenu.Options.destructive", "UIMenu.Options.displayAsPalette",
      "UIMenu.Options.displayInline", "UIMenu.Options.singleSelection", "UIMenu.children", "UIMenu.options", "UIMenu.replacingChildren",
      says: "a menu keeps its words and children", from: .documented("uikit/uimenu")
    ) { judge in
      let (a, b) = (UIAction(title: "a") { _ in }, UIAction(title: "b") { _ in })
      let menu = UIMenu(title: "m", identifier: UIMenu.Identifier("i"), options: [.displayInline, .destructive], children: [a])
      judge.expect(
        menu.title == "m" && menu.children.count == 1 && menu.children[0] === a && menu.options == [.displayInline, .destructive])
      let other = menu.replacingChildren([b, a])
      judge.expect(other.title == "m" && other.children.count == 2 && other.children[0] === b && other.options == menu.options)
      judge.expect(UIMenu().title == "" && UIMenu().children.isEmpty && UIMenu().options == [])
      judge.expect(UIMenu.Options.singleSelection != .displayAsPalette && UIMenu.Identifier("i") == UIMenu.Identifier(rawValue: "i"))
    }
    value(
      "UIContextMenuConfiguration", "UIContextMenuConfiguration.identifier", "UIContextMenuInteraction",
      "UIContextMenuInteraction.delegate",
      "UIContextMenuInteractionDelegate", "UIContextMenuInteractionDelegate.contextMenuInteraction", "UIInteraction", "UIView.interactions",
      "UIView.addInteraction", "UIView.removeInteraction", says: "a view keeps its interactions; menus of long presses are not shown",
      from: .documented("uikit/uicontextmenuinteraction")
    ) { judge in
      let (view, maker) = (UIView(), MenuMaker())
      let interaction = UIContextMenuInteraction(delegate: maker)
      judge.expect(view.interactions.isEmpty && interaction.delegate === maker)
      view.addInteraction(interaction)
      judge.expect(view.interactions.count == 1 && view.interactions[0] === interaction)
      judge.expect(maker.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)?.identifier === maker)
      view.removeInteraction(interaction)
      judge.expect(view.interactions.isEmpty)
    }
    value(
      "UISwipeActionsConfiguration", "UISwipeActionsConfiguration.actions", "UISwipeActionsConfiguration.performsFirstActionWithFullSwipe",
      "UIContextualAction", "UIContextualAction.Style", "UIContextualAction.backgroundColor",
      "UIContextualAction.handler", "UIContextualAction.image", "UIContextualAction.style", "UIContextualAction.title",
      says: "what sweeping a row offers is kept; rows are shown at rest", from: .documented("uikit/uiswipeactionsconfiguration")
    ) { judge in
      var done = 0
      let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
        done += 1
        finish(true)
      }
      judge.expect(action.style == .destructive && action.title == "Delete" && action.image == nil)
      action.backgroundColor = .pureRed
      judge.equal(action.backgroundColor, .pureRed)
      action.handler(action, UIView()) { if $0 { done += 10 } }
      judge.equal(done, 11)
      let offers = UISwipeActionsConfiguration(actions: [action])
      judge.expect(offers.actions.count == 1 && offers.performsFirstActionWithFullSwipe)
      offers.performsFirstActionWithFullSwipe = false
      judge.expect(!offers.performsFirstActionWithFullSwipe)
    }
  }
}

private final class MenuMaker: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
  { UIContextMenuConfiguration(identifier: self) }
}
