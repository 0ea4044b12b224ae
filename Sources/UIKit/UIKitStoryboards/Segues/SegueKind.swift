import InterfaceFiles

/// The kind of a segue.
enum SegueKind {
    /// Shows the destination in the source's container (iOS 8).
    case show
    /// Shows the destination as detail (iOS 8).
    case showDetail
    /// Pushes onto the source's navigation stack. Interface Builder has written `show` since Xcode 6.
    case push
    /// Presents the destination over the source.
    case presentation(SegueLook)
    /// Presents the destination in a popover.
    case popover(SegueAnchor)
    /// Replaces one column of a split view. Interface Builder has written `showDetail` since Xcode 6.
    case replace(column: Int)
    /// Adds a child that fills a view of the source.
    case embed
    /// Calls the app's class.
    case custom
    /// Returns to a view controller that has the method.
    case unwind(Selector)
}

/// The presentation and transition styles of the destination, if the segue specifies them.
struct SegueLook {
    let presentation: UIModalPresentationStyle?
    let transition: UIModalTransitionStyle?
}

/// The anchor of a popover: identifiers of the scene's objects.
struct SegueAnchor {
    let item: String?
    let arrows: UIPopoverArrowDirection
    let passthrough: [String]
}

extension SegueKind {
    /// Returns `nil` for a relationship and for an unknown kind.
    init?(_ element: InterfaceElement) {
        switch element["kind"] {
        case "show": self = .show
        case "showDetail": self = .showDetail
        case "push": self = .push
        case "presentation", "modal": self = .presentation(SegueLook(element))
        case "popoverPresentation", "popover": self = .popover(SegueAnchor(element))
        case "replace": self = .replace(column: element.integer("splitViewControllerTargetIndex") ?? 1)
        case "embed": self = .embed
        case "custom": self = .custom
        case "unwind":
            guard let action = element["unwindAction"] else { return nil }
            self = .unwind(Selector(action))
        case "relationship": return nil
        case let other:
            element.reportFault("kind=\"\(other ?? "")\" is no kind of segue")
            return nil
        }
    }
}

extension SegueLook {
    fileprivate init(_ element: InterfaceElement) {
        presentation = element["modalPresentationStyle"].flatMap {
            [String: UIModalPresentationStyle].interfaceWords[$0]
        }
        transition = element["modalTransitionStyle"].flatMap {
            [String: UIModalTransitionStyle].interfaceWords[$0]
        }
    }
}

extension SegueAnchor {
    fileprivate init(_ element: InterfaceElement) {
        item = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
        arrows =
            element.child(forKey: "popoverArrowDirection").map(UIPopoverArrowDirection.init(interface:))
            ?? .any
        passthrough = element.list("connections").compactMap { connection in
            connection["property"] == "passthroughViews" ? connection["destination"] : nil
        }
    }
}

extension UIPopoverArrowDirection {
    fileprivate init(interface element: InterfaceElement) {
        let sides: [(String, UIPopoverArrowDirection)] = [
            ("up", .up), ("down", .down), ("left", .left), ("right", .right),
        ]
        self = sides.reduce(into: []) { if element.bool($1.0) == true { $0.insert($1.1) } }
    }
}
