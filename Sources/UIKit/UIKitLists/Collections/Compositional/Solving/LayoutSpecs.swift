/// A length in a compositional layout, as a value.
struct LayoutLength: Equatable {
    enum Kind { case absolute, widthPart, heightPart, estimated, uniform }
    var kind: Kind
    var value: CGFloat

    init(_ kind: Kind, _ value: CGFloat) {
        self.kind = kind
        self.value = value
    }

    /// Whether the view determines the final length.
    var isEstimate: Bool { kind == .estimated || kind == .uniform }

    func resolved(in container: CGSize) -> CGFloat {
        switch kind {
        case .absolute, .estimated, .uniform: value
        case .widthPart: container.width * value
        case .heightPart: container.height * value
        }
    }
}

/// A width and a height.
struct SizeSpec: Equatable {
    var width: LayoutLength
    var height: LayoutLength

    func resolved(in container: CGSize) -> CGSize {
        CGSize(width: width.resolved(in: container), height: height.resolved(in: container))
    }

    var estimated: EstimatedLengths {
        var lengths: EstimatedLengths = []
        if width.isEstimate { lengths.insert(.width) }
        if height.isEstimate { lengths.insert(.height) }
        return lengths
    }
}

/// A spacing, possibly flexible.
struct LayoutSpacing: Equatable {
    var length: CGFloat
    var isFlexible: Bool

    init(_ length: CGFloat, isFlexible: Bool = false) {
        self.length = length
        self.isFlexible = isFlexible
    }

    static let none = LayoutSpacing(0)
}

/// The spacing around an item.
struct EdgeSpec: Equatable {
    var leading = LayoutSpacing.none
    var top = LayoutSpacing.none
    var trailing = LayoutSpacing.none
    var bottom = LayoutSpacing.none

    func before(_ axis: FlowAxis) -> LayoutSpacing { axis == .vertical ? top : leading }

    func after(_ axis: FlowAxis) -> LayoutSpacing { axis == .vertical ? bottom : trailing }
}

/// An anchor of one rectangle at another.
struct AnchorSpec: Equatable {
    var edges: NSDirectionalRectEdge
    var offset = CGPoint.zero
    var isAbsolute = true

    /// The point of a rectangle at the edges; the center without edges.
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
    }

    func shift(for size: CGSize) -> CGPoint {
        isAbsolute ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    }
}

/// A supplementary view of an item or a group, such as a badge.
struct SupplementarySpec: Equatable {
    var kind: String
    var size: SizeSpec
    var container: AnchorSpec
    var own: AnchorSpec?
    var zIndex: Int

    /// The frame of the view for its container's frame.
    func frame(on rect: CGRect) -> CGRect {
        let size = size.resolved(in: rect.size)
        let shift = container.shift(for: size)
        let goal = container.point(in: rect)
        guard let own else { return centred(size, on: goal, within: rect, shift) }
        let start = own.point(in: CGRect(origin: .zero, size: size))
        let ownShift = own.shift(for: size)
        return CGRect(
            x: goal.x - start.x + shift.x + ownShift.x, y: goal.y - start.y + shift.y + ownShift.y,
            width: size.width, height: size.height)
    }

    /// Aligns a view without its own anchor inside the edges.
    private func centred(_ size: CGSize, on goal: CGPoint, within rect: CGRect, _ shift: CGPoint) -> CGRect {
        let start = AnchorSpec(edges: container.edges).point(in: CGRect(origin: .zero, size: size))
        return CGRect(
            x: goal.x - start.x + shift.x, y: goal.y - start.y + shift.y, width: size.width,
            height: size.height)
    }
}

/// An item or a group, as a value.
struct ItemSpec {
    var size: SizeSpec
    var insets = NSDirectionalEdgeInsets.zero
    var edges = EdgeSpec()
    var supplementary: [SupplementarySpec] = []
    var content = Content.item

    enum Content {
        case item
        indirect case group(GroupSpec)
    }
}

/// The content of a group.
struct GroupSpec {
    var filling: Filling
    var spacing = LayoutSpacing.none

    enum Filling {
        /// Items along an axis, repeated while they fit.
        case repeated([ItemSpec], FlowAxis)
        /// An item repeated a number of times. If it shares, each gets an equal part of the available length.
        case counted(ItemSpec, FlowAxis, count: Int, shares: Bool)
        /// The frames of all items, which the app provides.
        case custom([CGRect], zIndices: [Int])
    }
}
