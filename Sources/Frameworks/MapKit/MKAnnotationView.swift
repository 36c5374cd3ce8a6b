import UIKit

/// A view on a map view.
open class MKAnnotationView: UIView {
  /// What it stands for.
  open var annotation: (any MKAnnotation)?
  /// Its picture.
  open var image: UIImage?
  /// Kept.
  open var canShowCallout = false
  /// Kept.
  open var rightCalloutAccessoryView: UIView?
  /// The view at the start of its words.
  open var leftCalloutAccessoryView: UIView?
  /// The view below its words.
  open var detailCalloutAccessoryView: UIView?
  /// Whether it can be chosen.
  open var isEnabled = true
  /// Whether it can be moved.
  open var isDraggable = false
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is under a finger.
  open var isHighlighted = false
  /// How far it is moved.
  open var centerOffset = CGPoint.zero
  /// How far its words are moved.
  open var calloutOffset = CGPoint.zero
  /// What it comes before others by.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// With what it is put together.
  open var clusteringIdentifier: String?
  /// For what it is used.
  open var reuseIdentifier: String? { nil }
  /// It will be used again.
  open func prepareForReuse() {}
  /// Whether it is chosen.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// How it meets others.
  open var collisionMode = CollisionMode.rectangle
  /// The view that stands for it and others; nil: nothing is put together.
  open weak var cluster: MKAnnotationView?
  /// How far it is dragged.
  open var dragState = DragState.none
  /// How far it is dragged.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
  /// How far a view beside its words is moved.
  open var accessoryOffset = CGPoint.zero
  /// What it lies before others by.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  /// What it lies before others by once it is chosen.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  /// It is about to be shown.
  open func prepareForDisplay() {}
  /// How a view meets others.
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
  /// How far a view is dragged.
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
  /// A view of an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.annotation = annotation
  }
  /// As made by itself: nothing is read from a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A balloon on a map view.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// Its colour.
  open var markerTintColor: UIColor?
  /// Its picture.
  open var glyphImage: UIImage?
  /// Its letter.
  open var glyphText: String?
  /// The picture's colour.
  open var glyphTintColor: UIColor?
  /// Its picture once it is chosen.
  open var selectedGlyphImage: UIImage?
  /// Whether its words are shown.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// Whether its smaller words are shown.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// Whether it comes with a movement.
  open var animatesWhenAdded = false
}

/// A pin on a map view.
open class MKPinAnnotationView: MKAnnotationView {
  /// Its colour.
  open var pinTintColor: UIColor?
  /// Green: where something begins.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// Purple: what the user chose.
  open class func purplePinColor() -> UIColor { .systemPurple }
}
