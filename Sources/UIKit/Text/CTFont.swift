/// Core Text's font: UIKit's own, as on the phone either stands for the other.
public typealias CTFont = UIFont
