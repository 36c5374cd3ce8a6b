/// What kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A café.
  public static let cafe = Self(rawValue: "cafe")
  /// A restaurant.
  public static let restaurant = Self(rawValue: "restaurant")
  /// A hotel.
  public static let hotel = Self(rawValue: "hotel")
  /// A park.
  public static let park = Self(rawValue: "park")
  /// A museum.
  public static let museum = Self(rawValue: "museum")
  /// A shop.
  public static let store = Self(rawValue: "store")
  /// A school.
  public static let school = Self(rawValue: "school")
  /// A hospital.
  public static let hospital = Self(rawValue: "hospital")
  /// A beach.
  public static let beach = Self(rawValue: "beach")
}

// The kinds of places that a map names, as Apple's documentation lists them.

extension MKPointOfInterestCategory {
  /// Of the kind "airport".
  public static let airport = Self(rawValue: "airport")
  /// Of the kind "amusement park".
  public static let amusementPark = Self(rawValue: "amusementPark")
  /// Of the kind "animal service".
  public static let animalService = Self(rawValue: "animalService")
  /// Of the kind "aquarium".
  public static let aquarium = Self(rawValue: "aquarium")
  /// Of the kind "atm".
  public static let atm = Self(rawValue: "atm")
  /// Of the kind "automotive repair".
  public static let automotiveRepair = Self(rawValue: "automotiveRepair")
  /// Of the kind "bakery".
  public static let bakery = Self(rawValue: "bakery")
  /// Of the kind "bank".
  public static let bank = Self(rawValue: "bank")
  /// Of the kind "baseball".
  public static let baseball = Self(rawValue: "baseball")
  /// Of the kind "basketball".
  public static let basketball = Self(rawValue: "basketball")
  /// Of the kind "beauty".
  public static let beauty = Self(rawValue: "beauty")
  /// Of the kind "bowling".
  public static let bowling = Self(rawValue: "bowling")
  /// Of the kind "brewery".
  public static let brewery = Self(rawValue: "brewery")
  /// Of the kind "campground".
  public static let campground = Self(rawValue: "campground")
  /// Of the kind "car rental".
  public static let carRental = Self(rawValue: "carRental")
  /// Of the kind "castle".
  public static let castle = Self(rawValue: "castle")
  /// Of the kind "convention center".
  public static let conventionCenter = Self(rawValue: "conventionCenter")
  /// Of the kind "distillery".
  public static let distillery = Self(rawValue: "distillery")
  /// Of the kind "ev charger".
  public static let evCharger = Self(rawValue: "evCharger")
  /// Of the kind "fairground".
  public static let fairground = Self(rawValue: "fairground")
  /// Of the kind "fire station".
  public static let fireStation = Self(rawValue: "fireStation")
  /// Of the kind "fishing".
  public static let fishing = Self(rawValue: "fishing")
  /// Of the kind "fitness center".
  public static let fitnessCenter = Self(rawValue: "fitnessCenter")
  /// Of the kind "food market".
  public static let foodMarket = Self(rawValue: "foodMarket")
  /// Of the kind "fortress".
  public static let fortress = Self(rawValue: "fortress")
  /// Of the kind "gas station".
  public static let gasStation = Self(rawValue: "gasStation")
  /// Of the kind "go kart".
  public static let goKart = Self(rawValue: "goKart")
  /// Of the kind "golf".
  public static let golf = Self(rawValue: "golf")
  /// Of the kind "hiking".
  public static let hiking = Self(rawValue: "hiking")
  /// Of the kind "kayaking".
  public static let kayaking = Self(rawValue: "kayaking")
  /// Of the kind "landmark".
  public static let landmark = Self(rawValue: "landmark")
  /// Of the kind "laundry".
  public static let laundry = Self(rawValue: "laundry")
  /// Of the kind "library".
  public static let library = Self(rawValue: "library")
  /// Of the kind "mailbox".
  public static let mailbox = Self(rawValue: "mailbox")
  /// Of the kind "marina".
  public static let marina = Self(rawValue: "marina")
  /// Of the kind "mini golf".
  public static let miniGolf = Self(rawValue: "miniGolf")
  /// Of the kind "movie theater".
  public static let movieTheater = Self(rawValue: "movieTheater")
  /// Of the kind "music venue".
  public static let musicVenue = Self(rawValue: "musicVenue")
  /// Of the kind "national monument".
  public static let nationalMonument = Self(rawValue: "nationalMonument")
  /// Of the kind "national park".
  public static let nationalPark = Self(rawValue: "nationalPark")
  /// Of the kind "nightlife".
  public static let nightlife = Self(rawValue: "nightlife")
  /// Of the kind "parking".
  public static let parking = Self(rawValue: "parking")
  /// Of the kind "pharmacy".
  public static let pharmacy = Self(rawValue: "pharmacy")
  /// Of the kind "planetarium".
  public static let planetarium = Self(rawValue: "planetarium")
  /// Of the kind "police".
  public static let police = Self(rawValue: "police")
  /// Of the kind "post office".
  public static let postOffice = Self(rawValue: "postOffice")
  /// Of the kind "public transport".
  public static let publicTransport = Self(rawValue: "publicTransport")
  /// Of the kind "restroom".
  public static let restroom = Self(rawValue: "restroom")
  /// Of the kind "rock climbing".
  public static let rockClimbing = Self(rawValue: "rockClimbing")
  /// Of the kind "rv park".
  public static let rvPark = Self(rawValue: "rvPark")
  /// Of the kind "skate park".
  public static let skatePark = Self(rawValue: "skatePark")
  /// Of the kind "skating".
  public static let skating = Self(rawValue: "skating")
  /// Of the kind "skiing".
  public static let skiing = Self(rawValue: "skiing")
  /// Of the kind "soccer".
  public static let soccer = Self(rawValue: "soccer")
  /// Of the kind "spa".
  public static let spa = Self(rawValue: "spa")
  /// Of the kind "stadium".
  public static let stadium = Self(rawValue: "stadium")
  /// Of the kind "surfing".
  public static let surfing = Self(rawValue: "surfing")
  /// Of the kind "swimming".
  public static let swimming = Self(rawValue: "swimming")
  /// Of the kind "tennis".
  public static let tennis = Self(rawValue: "tennis")
  /// Of the kind "theater".
  public static let theater = Self(rawValue: "theater")
  /// Of the kind "university".
  public static let university = Self(rawValue: "university")
  /// Of the kind "volleyball".
  public static let volleyball = Self(rawValue: "volleyball")
  /// Of the kind "winery".
  public static let winery = Self(rawValue: "winery")
  /// Of the kind "zoo".
  public static let zoo = Self(rawValue: "zoo")
}
