import Foundation

/// Apple's classes with their members, from the lists in the folder `Apple`: one list per module.
public struct AppleCatalogue: Sendable {
    let members: [String: [AppleMember]]
    /// The classes outside UIKit, with their modules.
    private let otherModules: [String: String]

    init(members: [String: [AppleMember]], otherModules: [String: String] = [:]) {
        self.members = members
        self.otherModules = otherModules
    }

    /// Reads UIKit's list in `folder`, and those of the modules that it depends on.
    public init(listsIn folder: URL) throws {
        var members = try Self.list(folder, "uikit")
        var otherModules: [String: String] = [:]
        for (className, listed) in try Self.list(folder, "quartzcore") {
            members[className] = listed
            otherModules[className] = "QuartzCore"
        }
        self.init(members: members, otherModules: otherModules)
    }

    private static func list(_ folder: URL, _ module: String) throws -> [String: [AppleMember]] {
        let url = folder.appendingPathComponent("\(module)-members.json")
        return try JSONDecoder().decode([String: [AppleMember]].self, from: Data(contentsOf: url))
    }

    /// The module that a class belongs to.
    func module(of className: String) -> String { otherModules[className] ?? "UIKit" }

    /// The Objective-C names of the classes, sorted.
    var classNames: [String] { members.keys.sorted() }
}
