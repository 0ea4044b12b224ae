import Foundation

/// The saved pages of a window: containers, routes, and the pages' own state.
///
/// It is a value: an app may read and change it before it is restored, and a server or a command-line tool can check it without UIKit.
public struct SavedState: Codable, Hashable, Sendable {
    /// The version that this library encodes.
    public static let currentVersion = 2

    /// The version of the format.
    public internal(set) var version = currentVersion
    /// The root of the window.
    public var root: SavedPage

    /// Creates a state with a root.
    public init(root: SavedPage) {
        self.root = root
    }

    /// Decodes saved data and checks it.
    ///
    /// - Throws: A ``NavigationError`` that describes the first problem.
    public init(from data: Data) throws(NavigationError) {
        do {
            self = try JSONDecoder().decode(SavedState.self, from: data)
        } catch {
            throw NavigationError(.brokenState("\(error)".shortened), at: "The state")
        }
        try check()
    }

    /// Encodes the state. Equal pages have equal data.
    ///
    /// - Throws: The error of `JSONEncoder`.
    public func data() throws -> Data {
        try JSONEncoder.sorted.encode(self)
    }
}

extension SavedState {
    /// Throws if UIKit could not show these pages: a stack without pages, a stack in a stack, tabs without the selected one, a style or a
    /// list's row that doesn't exist.
    public func check() throws(NavigationError) {
        guard version == Self.currentVersion else { throw broken("version \(version) is not supported") }
        try check(root)
    }

    private func check(_ page: SavedPage) throws(NavigationError) {
        switch page.kind {
        case .stack(let ownClass):
            guard !page.children.isEmpty else { throw broken("a navigation controller has no pages") }
            guard ownClass != nil || !page.children.contains(where: \.isStack) else {
                throw broken("a navigation controller contains another one")
            }
        case .tabs(let selected):
            // An index equal to the number of tabs means the list of the More tab.
            guard (0...page.children.count).contains(selected) else {
                throw broken("tab \(selected) of \(page.children.count) is selected")
            }
        case .split(let columns, _, _):
            guard columns.count == page.children.count, Set(columns).count == columns.count else {
                throw broken(
                    "a split view has \(columns.count) columns and \(page.children.count) pages")
            }
        case .given, .routed:
            guard page.children.isEmpty else { throw broken("\(page.name) contains pages") }
        }
        guard page.presented.count <= 1 else { throw broken("\(page.name) presents two pages") }
        if let style = page.style, !SavedPage.styles.contains(style) {
            throw broken("\(page.name) has the unknown presentation style \(style)")
        }
        guard page.place?.isPossible != false else {
            throw broken("\(page.name) has an impossible scroll position")
        }
        for inner in page.children + page.presented { try check(inner) }
    }

    private func broken(_ detail: String) -> NavigationError {
        NavigationError(.brokenState(detail), at: "The state")
    }
}

extension JSONEncoder {
    /// Encodes equal values as equal data in every process, except for the order of sets and of dictionaries whose keys aren't strings.
    static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }
}

/// One controller of a ``SavedState``.
public struct SavedPage: Codable, Hashable, Sendable {
    /// The kind of a saved controller, which determines how it is restored.
    public enum Kind: Codable, Hashable, Sendable {
        /// A page that the app itself creates: the first page of a stack or a tab, or the root.
        case given
        /// A page that a route represents.
        case routed(name: String, route: Data)
        /// A navigation controller; the name of its class if that can be restored, `nil` for a plain one.
        case stack(class: String?)
        /// A tab bar controller.
        case tabs(selected: Int)
        /// A split view controller: its columns, in the order of the children, and the visible ones.
        case split(columns: [SplitColumn], visible: [SplitColumn], isCollapsed: Bool)
    }

    /// The kind of the controller.
    public var kind: Kind
    /// The page's name when it was saved.
    public var name: String
    /// The page's own state.
    public var state: Data?
    /// The scroll position of its list; `nil` at the beginning, and if it has no list.
    public var place: SavedPlace?
    /// The identifier of the page's tab, if the app has set `tabs`.
    public var tab: String?
    /// The pages of a stack, the lowest first, the tabs, or the columns.
    public var children: [SavedPage] = []
    /// The presented page; at most one.
    public var presented: [SavedPage] = []
    /// The raw value of the presentation style.
    public var style: Int?

    /// Creates a saved page.
    public init(kind: Kind, name: String) {
        self.kind = kind
        self.name = name
    }

    /// The raw values of `UIModalPresentationStyle` in which UIKit presents: all but `.none`.
    fileprivate static let styles: Set<Int> = Set(0...7).union([-2])

    fileprivate var isStack: Bool {
        if case .stack = kind { true } else { false }
    }

    /// Whether the page is as the app creates it: there is nothing to restore.
    var isAsCreated: Bool {
        guard state == nil, place == nil, presented.isEmpty, children.count <= 1 else { return false }
        switch kind {
        case .given: return true
        case .stack: return children.allSatisfy(\.isAsCreated)
        case .routed, .tabs, .split: return false
        }
    }
}
