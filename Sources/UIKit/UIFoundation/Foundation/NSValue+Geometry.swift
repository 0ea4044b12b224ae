// Value objects for geometry types.
extension NSValue {
    /// Creates a value that contains a point. Follows Apple's page "init(cgPoint:)".
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// The point in the value. Follows Apple's page "cgPointValue".
    public var cgPointValue: CGPoint { pointValue }

    /// Creates a value that contains a size. Follows Apple's page "init(cgSize:)".
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The size in the value. Follows Apple's page "cgSizeValue".
    public var cgSizeValue: CGSize { sizeValue }

    /// Creates a value that contains an affine transform. Follows Apple's page "init(cgAffineTransform:)".
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(holding: transform, as: "[6d]")
    }

    /// The affine transform in the value. Follows Apple's page "cgAffineTransformValue".
    public var cgAffineTransformValue: CGAffineTransform { held(instead: .identity) }

    /// Creates a value that contains a vector. Follows Apple's page "init(cgVector:)".
    public convenience init(cgVector vector: CGVector) { self.init(holding: vector, as: "[2d]") }

    /// The vector in the value. Follows Apple's page "cgVectorValue".
    public var cgVectorValue: CGVector { held(instead: .zero) }

    /// Creates a value that contains insets. Follows Apple's page "init(uiEdgeInsets:)".
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(holding: insets, as: "[4d]") }

    /// The insets in the value. Follows Apple's page "uiEdgeInsetsValue".
    public var uiEdgeInsetsValue: UIEdgeInsets { held(instead: .zero) }

    /// Creates a value that contains an offset. Follows Apple's page "init(uiOffset:)".
    public convenience init(uiOffset insets: UIOffset) { self.init(holding: insets, as: "[2d]") }

    /// The offset in the value. Follows Apple's page "uiOffsetValue".
    public var uiOffsetValue: UIOffset { held(instead: .zero) }

    /// Creates a value that contains insets. iOS 11. Follows Apple's page "init(directionalEdgeInsets:)".
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(holding: insets, as: "[4d]")
    }

    /// The insets in the value. iOS 11. Follows Apple's page "directionalEdgeInsetsValue".
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { held(instead: .zero) }
}

// The same initializers, with the names of the class methods.
extension NSValue {
    /// Creates a value that contains a point. Follows Apple's page "init(CGPoint:)".
    public convenience init(CGPoint point: CGPoint) { self.init(cgPoint: point) }

    /// Creates a value that contains a size. Follows Apple's page "init(CGSize:)".
    public convenience init(CGSize size: CGSize) { self.init(cgSize: size) }

    /// Creates a value that contains a rectangle. Follows Apple's page "init(CGRect:)".
    public convenience init(CGRect rect: CGRect) { self.init(cgRect: rect) }

    /// Creates a value that contains a vector. Follows Apple's page "init(CGVector:)".
    public convenience init(CGVector vector: CGVector) { self.init(cgVector: vector) }

    /// Creates a value that contains an affine transform. Follows Apple's page "init(CGAffineTransform:)".
    public convenience init(CGAffineTransform transform: CGAffineTransform) {
        self.init(cgAffineTransform: transform)
    }

    /// Creates a value that contains insets. Follows Apple's page "init(UIEdgeInsets:)".
    public convenience init(UIEdgeInsets insets: UIEdgeInsets) { self.init(uiEdgeInsets: insets) }

    /// Creates a value that contains an offset. Follows Apple's page "init(UIOffset:)".
    public convenience init(UIOffset insets: UIOffset) { self.init(uiOffset: insets) }
}
