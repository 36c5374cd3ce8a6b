// CSS's own names of keywords, for records and descriptions.

extension FlexDirection {
  /// As CSS writes it.
  public var css: String {
    switch self {
    case .row: "row"
    case .rowReverse: "row-reverse"
    case .column: "column"
    case .columnReverse: "column-reverse"
    }
  }
}

extension FlexWrap {
  /// As CSS writes it.
  public var css: String {
    switch self {
    case .noWrap: "nowrap"
    case .wrap: "wrap"
    case .wrapReverse: "wrap-reverse"
    }
  }
}

extension FlexAlignment {
  /// As CSS writes it.
  public var css: String { (isSafe ? "safe " : isUnsafe ? "unsafe " : "") + keyword.css }
}

extension FlexAlignment: CustomStringConvertible {
  public var description: String { css }
}

extension FlexAlignment.Keyword {
  fileprivate var css: String {
    switch self {
    case .auto: "auto"
    case .normal: "normal"
    case .stretch: "stretch"
    case .start: "start"
    case .end: "end"
    case .flexStart: "flex-start"
    case .flexEnd: "flex-end"
    case .selfStart: "self-start"
    case .selfEnd: "self-end"
    case .center: "center"
    case .left: "left"
    case .right: "right"
    case .baseline: "baseline"
    case .lastBaseline: "last baseline"
    case .spaceBetween: "space-between"
    case .spaceAround: "space-around"
    case .spaceEvenly: "space-evenly"
    }
  }
}
