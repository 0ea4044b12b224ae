extension UIBarButtonItem {
    /// A badge on a bar button item. iOS 26. Follows Apple's page "UIBarButtonItem.Badge".
    @preconcurrency @MainActor
    public struct Badge {
        private enum Content {
            case count(Int)
            case string(String)
            case indicator
        }

        private let content: Content
        /// The color of the badge; `nil`, the default, for the system's.
        public var backgroundColor: UIColor?
        /// The color of the text; `nil`, the default, for the system's.
        public var foregroundColor: UIColor?
        /// The font of the text; `nil`, the default, for the system's.
        public var font: UIFont?

        private init(_ content: Content) { self.content = content }

        /// Returns a badge with a number, formatted for the user's locale.
        public static func count(_ count: Int) -> Badge { Badge(.count(count)) }

        /// Returns a badge with a text.
        public static func string(_ string: String) -> Badge { Badge(.string(string)) }

        /// Returns an empty badge.
        public static func indicator() -> Badge { Badge(.indicator) }

        /// The text of the badge; `nil` for an empty one.
        public var stringValue: String? {
            switch content {
            case .count(let count): count.formatted()
            case .string(let text): text
            case .indicator: nil
            }
        }
    }

    /// The badge of the item, in a navigation bar. Default `nil`. iOS 26. Follows Apple's page "badge".
    public var badge: Badge? {
        get { badgeStorage }
        set { badgeStorage = newValue }
    }
}

extension UIBarButtonItem.Badge {
    /// Draws the badge at the upper trailing corner of an item. Apple documents no measures.
    func draw(in bounds: CGRect) {
        let text = stringValue.map {
            DrawnText($0, font ?? .systemFont(ofSize: 12, weight: .semibold), foregroundColor ?? .white)
        }
        let size =
            text.map { CGSize(width: max(18, $0.size().width + 10), height: 18) }
            ?? CGSize(width: 10, height: 10)
        let middle = CGPoint(x: bounds.maxX - 10, y: bounds.midY - 12)
        let x = min(middle.x - size.width / 2, bounds.maxX - size.width)
        let area = CGRect(origin: CGPoint(x: x, y: middle.y - size.height / 2), size: size)
        (backgroundColor ?? .systemRed).setFill()
        UIBezierPath(roundedRect: area, cornerRadius: size.height / 2).fill()
        text?.draw(in: area, .center)
    }
}
