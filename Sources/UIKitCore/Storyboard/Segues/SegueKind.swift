import InterfaceFiles

/// What a segue does.
enum SegueKind {
    /// As the source's container shows pages (iOS 8).
    case show
    /// The same for pages of detail (iOS 8).
    case showDetail
    /// A push onto the stack of the source. Interface Builder has written `show` since Xcode 6.
    case push
    /// A presentation over the source.
    case presentation(SegueLook)
    /// A presentation in a popover.
    case popover(SegueAnchor)
    /// A page in the place of one column of a split view. Interface Builder has written `showDetail` since Xcode 6.
    case replace(column: Int)
    /// A child that fills a view of the source.
    case embed
    /// What the app's class does.
    case custom
    /// The way back to a page that has the method.
    case unwind(Selector)
}

/// How the destination of a presentation is to look, where the segue says so.
struct SegueLook {
    let presentation: UIModalPresentationStyle?
    let transition: UIModalTransitionStyle?
}

/// What a popover stands beside: ids of the scene's objects.
struct SegueAnchor {
    let item: String?
    let arrows: UIPopoverArrowDirection
    let passthrough: [String]
}

extension SegueKind {
    /// `nil` for a relationship, and for a kind that nobody knows.
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
