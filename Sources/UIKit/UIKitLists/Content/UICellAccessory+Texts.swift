// Further accessories: outline disclosures, labels and custom views.
extension UICellAccessory {
    /// Options of an outline disclosure, which expands and collapses the item. iOS 14.
    public struct OutlineDisclosureOptions {
        /// The action of a tap on the cell.
        public enum Style: Hashable, Sendable {
            /// The header style if the cell is a header, otherwise the cell style.
            case automatic
            /// A tap anywhere on the cell expands and collapses the item.
            case header
            /// Only a tap on the button expands and collapses the item.
            case cell
        }

        /// The action of a tap on the cell. Default `.automatic`.
        public var style: Style
        /// Whether the accessory is hidden. Default `false`.
        public var isHidden: Bool
        /// The width reserved for the accessory. Default `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for the system's color.
        public var tintColor: UIColor?

        /// Creates options; `nil` uses the default.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// An outline disclosure, which expands and collapses the item, at the trailing edge of the cell.
    ///
    /// Without a handler it changes the section snapshot of a diffable data source.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .outlineDisclosure, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
            tint: options.tintColor)
        accessory.outlineStyle = options.style
        accessory.actionHandler = actionHandler
        return accessory
    }

    /// Options of a label. iOS 14.
    public struct LabelOptions {
        /// Whether the accessory is hidden. Default `false`.
        public var isHidden: Bool
        /// The width reserved for the accessory. Default `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for the system's color.
        public var tintColor: UIColor?
        /// The font. Default: the body font.
        public var font: UIFont
        /// Whether the font adjusts to the user's preferred text size. Default `true`.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options; `nil` uses the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// A label, at the trailing edge of the cell.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .label, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
            tint: options.tintColor)
        accessory.text = text
        accessory.font = options.font
        accessory.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
        return accessory
    }

    /// The placement of a custom view. iOS 14.
    public enum Placement {
        /// A closure that returns the index of an accessory among those already on its side.
        public typealias Position = ([UICellAccessory]) -> Int

        /// At the leading edge of the cell.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the trailing edge of the cell.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// The position before the first accessory of the same type, or the first position if there is none.
        public static func position(before accessory: UICellAccessory) -> Position {
            { others in others.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
        }

        /// The position after the first accessory of the same type, or the last position if there is none.
        public static func position(after accessory: UICellAccessory) -> Position {
            { others in
                others.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 }
                    ?? others.count
            }
        }
    }

    /// The configuration of a custom view. iOS 14.
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The placement of the view.
        public let placement: Placement
        /// Whether the accessory is hidden. Default `false`.
        public var isHidden: Bool
        /// The width reserved for the accessory. Default `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for the system's color.
        public var tintColor: UIColor?
        /// Whether the view keeps its size at every text size. Default `false`.
        public var maintainsFixedSize: Bool

        /// Creates a configuration; `nil` uses the default.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    /// A custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState =
            switch configuration.placement {
            case .leading(let displayed, at: _), .trailing(let displayed, at: _): displayed
            }
        var accessory = UICellAccessory(
            .customView(configuration.customView), displayed, isHidden: configuration.isHidden,
            configuration.reservedLayoutWidth, tint: configuration.tintColor)
        accessory.custom = configuration
        return accessory
    }
}
