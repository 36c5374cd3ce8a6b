extension CLPlacemark {
  /// Around where: not known.
  public var region: CLRegion? { nil }
  /// The time zone: not known.
  public var timeZone: TimeZone? { nil }
  /// Known places in it: not known.
  public var areasOfInterest: [String]? { nil }
}
