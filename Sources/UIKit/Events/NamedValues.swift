/// What views and layers say of themselves by name, for those who watch values by names.
@MainActor private enum NamedValues {
  static func value(of view: UIView, named name: String) -> Any? {
    if let scroll = view as? UIScrollView {
      switch name {
      case "contentSize": return scroll.contentSize
      case "contentOffset": return scroll.contentOffset
      case "contentInset": return scroll.contentInset
      case "adjustedContentInset": return scroll.adjustedContentInset
      default: break
      }
    }
    if let control = view as? UIControl {
      switch name {
      case "selected", "isSelected": return control.isSelected
      case "highlighted", "isHighlighted": return control.isHighlighted
      case "enabled", "isEnabled": return control.isEnabled
      default: break
      }
    }
    switch name {
    case "frame": return view.frame
    case "bounds": return view.bounds
    case "center": return view.center
    case "alpha": return view.alpha
    case "hidden", "isHidden": return view.isHidden
    case "transform": return view.transform
    case "backgroundColor": return view.backgroundColor
    case "tag": return view.tag
    case "layer": return view.layer
    case "window": return view.window
    case "superview": return view.superview
    case "text": return (view as? UILabel)?.text ?? (view as? UITextView)?.text ?? (view as? UITextField)?.text
    case "image": return (view as? UIImageView)?.image
    default: return nil
    }
  }

  static func value(of layer: CALayer, named name: String) -> Any? {
    switch name {
    case "frame": layer.frame
    case "bounds": layer.bounds
    case "position": layer.position
    case "opacity": layer.opacity
    case "hidden", "isHidden": layer.isHidden
    case "cornerRadius": layer.cornerRadius
    default: nil
    }
  }
}

extension UIView: _ValueNaming {
  /// The value of the property of this name, as it is now; nil where there is none of the name.
  nonisolated public func _value(named name: String) -> Any? {
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = NamedValues.value(of: self, named: name) }
    return value
  }
}

extension CALayer: _ValueNaming {
  /// The value of the property of this name, as it is now; nil where there is none of the name.
  nonisolated public func _value(named name: String) -> Any? {
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = NamedValues.value(of: self, named: name) }
    return value
  }
}

extension UIResponder: _ValueObserving {
  /// Hands on to `observeValue(forKeyPath:of:change:context:)` that a property which this watches has changed.
  nonisolated public func _hear(
    _ path: String, of object: NSObject, _ change: [NSKeyValueChangeKey: Any], _ context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let told = (object, change, context)
    MainActor.assumeIsolated { observeValue(forKeyPath: path, of: told.0, change: told.1, context: told.2) }
  }
}
