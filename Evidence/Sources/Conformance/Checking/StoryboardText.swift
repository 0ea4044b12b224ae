import Foundation
import Simulator

/// The text of a small storyboard, as Interface Builder writes it.
struct StoryboardText {
    /// A segue: its kind, its destination, and further attributes of its element.
    struct Segue {
        let kind: String
        let destination: String
        var attributes: [String: String] = [:]
    }

    private var scenes: [String] = []
    private let initial: String?

    /// - Parameter initial: The name of the storyboard's initial scene.
    init(initial: String?) { self.initial = initial }

    /// Adds a page. Its name is its id, its storyboard identifier and its title.
    ///
    /// - Parameters:
    ///   - own: Segues of the controller.
    ///   - buttons: The segues of buttons, in a column.
    ///   - containers: The segues of container views, below the buttons.
    ///   - outlets: The IDs of the objects that the controller's outlets connect to.
    mutating func addPage(
        _ name: String, _ customClass: String? = "SeguePage", _ own: [Segue] = [], buttons: [Segue] = [],
        containers: [Segue] = [], outlets: [String: String] = [:], attributes: String = ""
    ) {
        let views =
            buttons.enumerated().map { view("button", name, $0, $1) }
            + containers.enumerated().map { view("containerView", name, $0 + buttons.count, $1) }
        add(
            "viewController", name, customClass, attributes,
            """
            <view key="view" contentMode="scaleToFill" id="\(name)-view" customClass="LoggedView" customModule="Conformance">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>\(views.joined())</subviews></view>
            """ + connections(own, of: name, outlets))
    }

    /// Adds a container such as `navigationController`, with the pages of a relationship.
    mutating func addContainer(
        _ element: String, _ name: String, _ customClass: String? = nil, _ relationship: String,
        _ pages: String...
    ) {
        addContainer(element, name, customClass, relationship, pages)
    }

    /// Adds a container with the pages in an array.
    mutating func addContainer(
        _ element: String, _ name: String, _ customClass: String? = nil, _ relationship: String,
        _ pages: [String]
    ) {
        let segues = pages.map {
            Segue(kind: "relationship", destination: $0, attributes: ["relationship": relationship])
        }
        add(element, name, customClass, "", connections(segues, of: name))
    }

    private mutating func add(
        _ element: String, _ name: String, _ customClass: String?, _ attributes: String, _ content: String
    ) {
        let custom = customClass.map { "customClass=\"\($0)\" customModule=\"Conformance\"" } ?? ""
        scenes.append(
            """
            <scene sceneID="scene-\(name)"><objects>
            <\(element) storyboardIdentifier="\(name)" title="\(name)" id="\(name)" \(custom) \(attributes) \
            sceneMemberID="viewController">\(content)</\(element)>
            <exit id="exit-\(name)" sceneMemberID="exit"/>
            </objects></scene>
            """)
    }

    private func view(_ element: String, _ owner: String, _ index: Int, _ segue: Segue) -> String {
        let id = "\(owner)-\(element)-\(index)"
        return """
            <\(element) opaque="NO" contentMode="scaleToFill" id="\(id)">
            <rect key="frame" x="20" y="\(120 + 100 * index)" width="300" height="80"/>
            \(connections([segue], of: id))</\(element)>
            """
    }

    private func connections(
        _ segues: [Segue], of owner: String, _ outlets: [String: String] = [:]
    ) -> String {
        let lines = segues.enumerated().map { index, segue in
            let more = segue.attributes.sorted { $0.key < $1.key }.map { "\($0)=\"\($1)\"" }
            return "<segue destination=\"\(segue.destination)\" kind=\"\(segue.kind)\" "
                + "\(more.joined(separator: " ")) id=\"\(owner)-segue-\(index)\"/>"
        }
        let ends = outlets.map {
            "<outlet property=\"\($0)\" destination=\"\($1)\" id=\"\(owner)-outlet-\($0)\"/>"
        }
        return "<connections>\(ends.joined())\(lines.joined())</connections>"
    }

    private var text: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" \(initial.map { "initialViewController=\"\($0)\"" } ?? "")>
        <scenes>\(scenes.joined(separator: "\n"))</scenes></document>
        """
    }

    /// Writes the storyboard into a new bundle in a temporary folder.
    @MainActor
    func bundle() throws -> TemporaryBundle {
        let bundle = try TemporaryBundle()
        try bundle.write(text, to: "Main.storyboard")
        return bundle
    }

    /// Reads the storyboard.
    @MainActor
    func storyboard() throws -> UIStoryboard {
        let bundle = try bundle()
        return UIStoryboard(name: "Main", bundle: bundle.bundle)
    }
}

extension StoryboardText.Segue {
    static func named(_ identifier: String, _ kind: String = "show", to destination: String) -> Self {
        Self(kind: kind, destination: destination, attributes: ["identifier": identifier])
    }

    static func custom(_ identifier: String, to destination: String, _ customClass: String) -> Self {
        Self(
            kind: "custom", destination: destination,
            attributes: [
                "identifier": identifier, "customClass": customClass, "customModule": "Conformance",
            ])
    }

    /// An unwind segue from a page to a page that implements the action.
    static func unwind(_ action: String, from page: String) -> Self {
        Self(
            kind: "unwind", destination: "exit-\(page)",
            attributes: ["identifier": "unwind", "unwindAction": action])
    }
}

/// A bundle in a temporary folder, which is deleted with this object.
final class TemporaryBundle {
    let bundle: Bundle
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        guard let bundle = Bundle(url: url) else { throw CocoaError(.fileReadUnknown) }
        self.bundle = bundle
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
