/// A shape that takes its size from what it is for. iOS 17. Follows Apple's page "UIShape".
public struct UIShape: Equatable {
    private enum Kind: Equatable {
        case rect
        case capsule
        case circle
        case roundedRect(CGFloat, UICornerCurve, UIRectCorner)
        case fixedRect(CGRect)
        case path(UIBezierPath)
        case dynamic(Resolver)
    }

    /// A block, which is equal to itself alone.
    private final class Resolver: Equatable {
        let resolve: (ResolutionContext) -> Resolved

        init(_ resolve: @escaping (ResolutionContext) -> Resolved) { self.resolve = resolve }

        static func == (a: Resolver, b: Resolver) -> Bool { a === b }
    }

    private let kind: Kind
    private var insets = UIEdgeInsets.zero

    private init(_ kind: Kind) { self.kind = kind }

    /// The rectangle of the content. Follows Apple's page "rect".
    public static var rect: UIShape { UIShape(.rect) }

    /// The rectangle of the content with round ends. Follows Apple's page "capsule".
    public static var capsule: UIShape { UIShape(.capsule) }

    /// The largest circle in the middle of the content. Follows Apple's page "circle".
    public static var circle: UIShape { UIShape(.circle) }

    /// The rectangle of the content with round corners. Follows Apple's page
    /// "roundedRect(cornerRadius:cornerCurve:maskedCorners:)".
    public static func roundedRect(
        cornerRadius: CGFloat, cornerCurve: UICornerCurve = .circular,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape { UIShape(.roundedRect(cornerRadius, cornerCurve, maskedCorners)) }

    /// A rectangle, whatever the content is. Follows Apple's page "fixedRect(_:)".
    public static func fixedRect(_ rect: CGRect) -> UIShape { UIShape(.fixedRect(rect)) }

    /// A path, whatever the content is. Follows Apple's page "path(_:)".
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path)) }

    /// What a block makes of the content. Follows Apple's page "dynamic(_:)".
    public static func dynamic(
        _ resolver: @escaping (UIShape.ResolutionContext) -> UIShape.Resolved
    ) -> UIShape { UIShape(.dynamic(Resolver(resolver))) }

    /// The same shape of a smaller content; negative insets make it larger. Follows Apple's page "inset(by:)".
    public func inset(by insets: UIEdgeInsets) -> UIShape {
        var shape = self
        shape.insets.top += insets.top
        shape.insets.left += insets.left
        shape.insets.bottom += insets.bottom
        shape.insets.right += insets.right
        return shape
    }

    /// The same shape of a content that is smaller on all sides. Follows Apple's page "inset(by:)".
    public func inset(by amount: CGFloat) -> UIShape {
        inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
    }

    /// The shape for a content. Follows Apple's page "resolve(in:)".
    public func resolve(in context: UIShape.ResolutionContext) -> UIShape.Resolved {
        if case .dynamic(let resolver) = kind { return resolver.resolve(context) }
        let box = context.contentShape.boundingRect.inset(by: insets)
        return Resolved(shape: self, outline: outline(in: box))
    }

    private func outline(in box: CGRect) -> UIBezierPath {
        switch kind {
        case .rect, .dynamic: return UIBezierPath(rect: box)
        case .capsule: return UIBezierPath(roundedRect: box, cornerRadius: min(box.width, box.height) / 2)
        case .circle:
            let side = min(box.width, box.height)
            return UIBezierPath(
                ovalIn: CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side))
        case .roundedRect(let radius, _, let corners):
            return UIBezierPath(
                roundedRect: box, byRoundingCorners: corners,
                cornerRadii: CGSize(width: radius, height: radius))
        case .fixedRect(let rect): return UIBezierPath(rect: rect.inset(by: insets))
        case .path(let path): return UIBezierPath(cgPath: path.cgPath)
        }
    }

    /// What a shape is for. Follows Apple's page "UIShape.ResolutionContext".
    public struct ResolutionContext {
        /// The shape of the content, which is larger or smaller than a shape that has insets. Follows Apple's page "contentShape".
        public var contentShape: UIShape.Resolved

        init(bounds: CGRect) {
            contentShape = Resolved(shape: .rect, outline: UIBezierPath(rect: bounds))
        }
    }

    /// A shape for a content. Follows Apple's page "UIShape.Resolved".
    public struct Resolved {
        /// The shape. Follows Apple's page "shape".
        public let shape: UIShape
        /// The smallest rectangle around it. Follows Apple's page "boundingRect".
        public let boundingRect: CGRect
        private let outline: UIBezierPath

        init(shape: UIShape, outline: UIBezierPath) {
            self.shape = shape
            self.outline = outline
            boundingRect = outline.bounds
        }

        /// Its outline. Follows Apple's page "path".
        public var path: UIBezierPath { UIBezierPath(cgPath: outline.cgPath) }
    }
}

/// The curve of round corners. iOS 17. Follows Apple's page "UICornerCurve".
public enum UICornerCurve: Int, Sendable {
    /// As the system thinks right.
    case automatic = 0
    /// A part of a circle.
    case circular = 1
    /// A curve that begins and ends without an edge.
    case continuous = 2
}
