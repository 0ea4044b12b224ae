import Foundation

// Storyboards, nibs, segues and reusable views.
extension ResourceNames {
    /// The library's own members of a storyboard or a nib.
    private static let taken: Set<String> = ["bundle", "name", "identifier"]

    var storyboards: [String] {
        let files = interfaces.filter(\.isStoryboard)
        return SwiftLines.block("enum storyboard", files.flatMap(storyboard))
    }

    private func storyboard(_ file: InterfaceNames) -> [String] {
        guard let property = ResourceName.property(file.name),
            let type = ResourceName.type(file.name, "Storyboard")
        else { return [] }
        let first = file.initialController?.text
        let initial = first.map {
            [
                "typealias InitialController = \($0)", "",
                "func initialViewController() -> \($0)? { instantiateInitialViewController() }",
            ]
        }
        let pages = file.namedControllers.withProperties(\.identifier, besides: Self.taken)
        let kind = "Rswift.StoryboardResource" + (first == nil ? "Type" : "WithInitialControllerType")
        return SwiftLines.block(
            "struct \(type): \(kind)",
            (initial ?? []) + Self.place(of: file.name)
                + ["func callAsFunction() -> UIStoryboard { UIStoryboard(resource: self) }"]
                + pages.flatMap { Self.page($0.property, $0.item.identifier, $0.item.type.text) })
            + ["static var \(property): \(type) { \(type)() }"]
    }

    private static func place(of name: String) -> [String] {
        [
            "var bundle: Foundation.Bundle { R.bundle }",
            "var name: String { \(SwiftLines.literal(name)) }",
        ]
    }

    private static func page(_ property: String, _ identifier: String, _ type: String) -> [String] {
        let resource = "Rswift.StoryboardViewControllerResource<\(type)>"
        return [
            "var \(property): \(resource) { \(resource)(identifier: \(SwiftLines.literal(identifier))) }",
            "func \(property)(_: Void = ()) -> \(type)? { UIStoryboard(resource: self).instantiateViewController(withResource: \(property)) }",
        ]
    }

    var nibs: [String] {
        SwiftLines.block("enum nib", interfaces.filter { !$0.isStoryboard }.flatMap(nib))
    }

    private func nib(_ file: InterfaceNames) -> [String] {
        guard let property = ResourceName.property(file.name), let type = ResourceName.type(file.name, "Nib")
        else { return [] }
        let reusable = file.views.count == 1 ? file.views[0].identifier : nil
        let again = reusable.map {
            [
                "typealias ReusableType = \(file.views[0].type.text)",
                "var identifier: String { \(SwiftLines.literal($0)) }",
            ]
        }
        let views = zip(["first", "second", "third", "fourth", "fifth"], file.views).enumerated()
        let functions = views.flatMap { index, view in Self.view(index, view.0, view.1.type.text) }
        return SwiftLines.block(
            "struct \(type): Rswift.NibResourceType" + (again == nil ? "" : ", Rswift.ReuseIdentifierType"),
            (again ?? []) + Self.place(of: file.name)
                + ["func callAsFunction() -> UINib { UINib(resource: self) }"] + functions)
            + ["static var \(property): \(type) { \(type)() }"]
    }

    /// The function for a top-level view of a nib. The first view also has a short name.
    private static func view(_ index: Int, _ name: String, _ type: String) -> [String] {
        let parameters = "(owner: AnyObject?, options: [UINib.OptionsKey: Any]? = nil)"
        let views = "instantiate(withOwner: owner, options: options)"
        let function = "func \(name)View\(parameters) -> \(type)? { R.view(\(index), of: \(views)) }"
        let short =
            "func callAsFunction\(parameters) -> \(type)? { firstView(owner: owner, options: options) }"
        return index == 0 ? [function, short] : [function]
    }

    var reuseIdentifiers: [String] {
        return SwiftLines.block(
            "enum reuseIdentifier",
            interfaces.flatMap(\.reusables).withProperties(\.identifier).map { property, item in
                let type = "Rswift.ReuseIdentifier<\(item.type.text)>"
                return
                    "static var \(property): \(type) { \(type)(identifier: \(SwiftLines.literal(item.identifier))) }"
            })
    }

    var segues: [String] {
        let all = interfaces.filter(\.isStoryboard).flatMap(\.segues)
        let sources = Dictionary(grouping: all, by: \.source.text).sorted { $0.key < $1.key }
        let named = sources.withProperties { $0.key.split(separator: ".").last.map(String.init) ?? $0.key }
        return SwiftLines.block(
            "enum segue",
            named.flatMap { property, source in
                SwiftLines.block(
                    "enum \(property)",
                    source.value.withProperties(\.identifier).flatMap { Self.segue($0.property, $0.item) })
            })
    }

    private static func segue(_ property: String, _ segue: InterfaceNames.Segue) -> [String] {
        let types = "<\(segue.kind.text), \(segue.source.text), \(segue.destination.text)>"
        let identifier = "Rswift.StoryboardSegueIdentifier\(types)"
        let info = "Rswift.TypedStoryboardSegueInfo\(types)"
        return [
            "static var \(property): \(identifier) { \(identifier)(identifier: \(SwiftLines.literal(segue.identifier))) }",
            "static func \(property)(segue: UIStoryboardSegue) -> \(info)? { \(info)(segueIdentifier: \(property), segue: segue) }",
        ]
    }
}
