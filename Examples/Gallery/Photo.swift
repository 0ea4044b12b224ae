/// A photo of a landscape.
struct Photo: Hashable, Sendable {
    /// The time of day, which decides the colors.
    enum Time: String, CaseIterable, Sendable {
        case morning = "Morning"
        case noon = "Noon"
        case evening = "Evening"
        case night = "Night"
    }

    let place: String
    let number: Int

    var title: String { "\(place) \(number)" }

    var time: Time { Time.allCases[(number + place.count) % Time.allCases.count] }
}

/// A named row of photos.
struct Album: Hashable, Sendable {
    let title: String
    let photos: [Photo]

    static let all = [("Lakes", 30), ("Mountains", 24), ("Coast", 18), ("Valley", 12), ("Harbor", 9)].map {
        (place, count) in
        Album(title: place, photos: (1...count).map { Photo(place: place, number: $0) })
    }

    /// The photos of all albums.
    static let everything = Album(title: "All Photos", photos: all.flatMap(\.photos))
}
