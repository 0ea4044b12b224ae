import Foundation

/// Apple's classes with their members, as the list in `Apple/uikit-members.json` has them.
public struct AppleCatalogue: Sendable {
    let members: [String: [AppleMember]]

    init(members: [String: [AppleMember]]) {
        self.members = members
    }

    /// Reads the list at `url`.
    public init(contentsOf url: URL) throws {
        members = try JSONDecoder().decode([String: [AppleMember]].self, from: Data(contentsOf: url))
    }

    /// The Objective-C names of the classes, sorted.
    var classNames: [String] { members.keys.sorted() }
}
