import UIKit

/// Verbs that need only the asking page.
enum PlainVerb: Verb {
    case remove
    case returnHome
    case dismissAll

    func summary(from page: String) -> String {
        switch self {
        case .remove: "remove \(page)"
        case .returnHome: "return home"
        case .dismissAll: "dismiss all"
        }
    }

    func isSame(as other: any Verb) -> Bool { other as? PlainVerb == self }

    func destination(from place: RequestPlace) throws(NavigationError) -> Destination {
        switch self {
        case .remove: try removal(from: place)
        case .returnHome: Destination(.home)
        case .dismissAll: Destination(.dismissAll)
        }
    }

    private func removal(from place: RequestPlace) throws(NavigationError) -> Destination {
        if let end = place.endOfCover { return end }
        return Destination(try place.goalThatEndsSearch ?? .remove(place.asker))
    }
}
