import InterfaceFiles

extension UIGestureRecognizer {
    /// Reads the attributes of every gesture recognizer.
    func readRecognizer(_ reader: InterfaceReader) {
        reader.bool("enabled", self, \.isEnabled)
        reader.bool("cancelsTouchesInView", self, \.cancelsTouchesInView)
        reader.bool("delaysTouchesBegan", self, \.delaysTouchesBegan)
        reader.bool("delaysTouchesEnded", self, \.delaysTouchesEnded)
        readKind(reader)
    }

    /// Reads the attributes of the recognizer's class, whose initializer is the base class's.
    private func readKind(_ reader: InterfaceReader) {
        switch self {
        case let tap as UITapGestureRecognizer: tap.readTap(reader)
        case let press as UILongPressGestureRecognizer: press.readPress(reader)
        case let pan as UIPanGestureRecognizer: pan.readPan(reader)
        case let swipe as UISwipeGestureRecognizer: swipe.readSwipe(reader)
        case let pinch as UIPinchGestureRecognizer: reader.number("scale", pinch, \.scale)
        case let rotation as UIRotationGestureRecognizer: reader.number("rotation", rotation, \.rotation)
        default: break
        }
    }
}

extension UITapGestureRecognizer {
    fileprivate func readTap(_ reader: InterfaceReader) {
        if let count = reader.element.integer("numberOfTapsRequired") { numberOfTapsRequired = count }
        if let count = reader.element.integer("numberOfTouchesRequired") { numberOfTouchesRequired = count }
    }
}

extension UILongPressGestureRecognizer {
    fileprivate func readPress(_ reader: InterfaceReader) {
        if let count = reader.element.integer("numberOfTapsRequired") { numberOfTapsRequired = count }
        if let count = reader.element.integer("numberOfTouchesRequired") { numberOfTouchesRequired = count }
        if let duration = reader.element.number("minimumPressDuration") { minimumPressDuration = duration }
        reader.number("allowableMovement", self, \.allowableMovement)
    }
}

extension UIPanGestureRecognizer {
    fileprivate func readPan(_ reader: InterfaceReader) {
        if let count = reader.element.integer("minimumNumberOfTouches") { minimumNumberOfTouches = count }
        if let count = reader.element.integer("maximumNumberOfTouches") { maximumNumberOfTouches = count }
        guard let edge = self as? UIScreenEdgePanGestureRecognizer,
            let edges = reader.element.child(forKey: "edges")
        else { return }
        edge.edges = UIRectEdge(interface: edges)
    }
}

extension UISwipeGestureRecognizer {
    fileprivate func readSwipe(_ reader: InterfaceReader) {
        if let direction: Direction = reader.choice("direction", .interfaceWords) {
            self.direction = direction
        }
        if let count = reader.element.integer("numberOfTouchesRequired") { numberOfTouchesRequired = count }
    }
}

extension [String: UISwipeGestureRecognizer.Direction] {
    static let interfaceWords: Self = ["right": .right, "left": .left, "up": .up, "down": .down]
}

extension UIRectEdge {
    /// Creates the edges that an element names.
    init(interface element: InterfaceElement) {
        let edges: [(String, UIRectEdge)] = [
            ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
        ]
        self = edges.reduce(into: []) { if element.bool($1.0) == true { $0.insert($1.1) } }
    }
}

// As for responders: the class method uses the symbol of an initializer, which dispatches to the subclass's
// initializer.
extension UIGestureRecognizer {
    @_silgen_name("pageflow_make_recognizer")
    convenience init?(ofItsClassFrom coder: NSCoder) {
        self.init(coder: coder)
    }
}

extension UIGestureRecognizer {
    /// Creates a recognizer of the receiving class by its `init(coder:)`.
    @_silgen_name("pageflow_make_recognizer")
    static func make(ofItsClassFrom coder: consuming NSCoder) -> UIGestureRecognizer?
}
