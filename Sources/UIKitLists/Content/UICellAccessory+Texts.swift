// Accessories that say more: outlines, labels, views of the app's.
extension UICellAccessory {
    /// Options of an outline disclosure, which expands and collapses the item. iOS 14.
    public struct OutlineDisclosureOptions {
        /// What a tap on the cell does.
        public enum Style: Hashable, Sendable {
            /// A header's where the cell is one, else a cell's.
            case automatic
            /// A tap anywhere on the cell shows and hides.
            case header
            /// A tap on the button shows and hides.
            case cell
        }

        /// What a tap on the cell does. Default `.automatic`.
        public var style: Style
        /// Whether it is hidden. Default `false`.
        public var isHidden: Bool
        /// How much room is kept for its width. Default `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for the system's.
        public var tintColor: UIColor?

        /// Creates options; `nil` stands for the default.
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

    /// A button that shows and hides what is in the item, at the end of the cell.
    ///
    /// Without a handler it does so in the section snapshot of a diffable data source.
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
        /// Whether it is hidden. Default `false`.
        public var isHidden: Bool
        /// How much room is kept for its width. Default `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for the system's.
        public var tintColor: UIColor?
        /// Its font. Default that of body text.
        public var font: UIFont
        /// Whether the font follows the text size that the user likes. Default `true`.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options; `nil` stands for the default.
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

    /// A text, at the end of the cell.
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

    /// The place of a custom view. iOS 14.
    public enum Placement {
        /// Finds the index of an accessory among those that stand on its side already.
        public typealias Position = ([UICellAccessory]) -> Int

        /// At the beginning of the cell.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the end of the cell.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// The place before the first accessory of the same type, or the first place if there is none.
        public static func position(before accessory: UICellAccessory) -> Position {
            { others in others.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
        }

        /// The place after the first accessory of the same type, or the last place if there is none.
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
        /// Where it goes.
        public let placement: Placement
        /// Whether it is hidden. Default `false`.
        public var isHidden: Bool
        /// How much room is kept for its width. Default `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// Its tint; `nil` for the system's.
        public var tintColor: UIColor?
        /// Whether the view keeps its size whatever the text size. Default `false`.
        public var maintainsFixedSize: Bool

        /// Creates a configuration; `nil` stands for the default.
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

    /// A view of the app's.
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
