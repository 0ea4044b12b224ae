// The system's accessories and their options.
extension UICellAccessory {
    /// Options of a disclosure indicator. iOS 14.
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory is hidden. Its space stays reserved. Default `false`.
        public var isHidden: Bool
        /// The width reserved for the accessory. Default `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for the system's color.
        public var tintColor: UIColor?

        /// Creates options; `nil` uses the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// A disclosure indicator, at the trailing edge of the cell.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        let accessory = UICellAccessory(
            .disclosureIndicator, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
            tint: options.tintColor)
        return accessory
    }

    /// Options of a checkmark. iOS 14.
    public struct CheckmarkOptions {
        /// Whether the accessory is hidden. Its space stays reserved. Default `false`.
        public var isHidden: Bool
        /// The width reserved for the accessory. Default `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for the system's color.
        public var tintColor: UIColor?

        /// Creates options; `nil` uses the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// A checkmark, at the trailing edge of the cell.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        let accessory = UICellAccessory(
            .checkmark, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
            tint: options.tintColor)
        return accessory
    }

    /// Options of a detail button. iOS 15.4.
    public struct DetailOptions {
        /// Whether the accessory is hidden. Its space stays reserved. Default `false`.
        public var isHidden: Bool
        /// The width reserved for the accessory. Default `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for the system's color.
        public var tintColor: UIColor?

        /// Creates options; `nil` uses the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// A detail button, at the trailing edge of the cell. iOS 15.4.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .detail, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
            tint: options.tintColor)
        accessory.actionHandler = actionHandler
        return accessory
    }

    /// Options of a delete button. iOS 14.
    public struct DeleteOptions {
        /// Whether the accessory is hidden. Its space stays reserved. Default `false`.
        public var isHidden: Bool
        /// The width reserved for the accessory. Default `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for the system's color.
        public var tintColor: UIColor?
        /// The background color; `nil` for the system's color.
        public var backgroundColor: UIColor?

        /// Creates options; `nil` uses the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// A delete button, at the leading edge of the cell.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .delete, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
            tint: options.tintColor)
        accessory.backgroundColor = options.backgroundColor
        accessory.actionHandler = actionHandler
        return accessory
    }

    /// Options of an insert button. iOS 14.
    public struct InsertOptions {
        /// Whether the accessory is hidden. Its space stays reserved. Default `false`.
        public var isHidden: Bool
        /// The width reserved for the accessory. Default `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for the system's color.
        public var tintColor: UIColor?
        /// The background color; `nil` for the system's color.
        public var backgroundColor: UIColor?

        /// Creates options; `nil` uses the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// An insert button, at the leading edge of the cell.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .insert, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
            tint: options.tintColor)
        accessory.backgroundColor = options.backgroundColor
        accessory.actionHandler = actionHandler
        return accessory
    }

    /// Options of a reorder control. iOS 14.
    public struct ReorderOptions {
        /// Whether the accessory is hidden. Its space stays reserved. Default `false`.
        public var isHidden: Bool
        /// The width reserved for the accessory. Default `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for the system's color.
        public var tintColor: UIColor?
        /// Whether a vertical separator is shown before the control. Default `true`.
        public var showsVerticalSeparator: Bool

        /// Creates options; `nil` uses the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    /// A reorder control, at the trailing edge of the cell.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .reorder, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
            tint: options.tintColor)
        accessory.showsVerticalSeparator = options.showsVerticalSeparator
        return accessory
    }

    /// Options of a multiple selection control. iOS 14.
    public struct MultiselectOptions {
        /// Whether the accessory is hidden. Its space stays reserved. Default `false`.
        public var isHidden: Bool
        /// The width reserved for the accessory. Default `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for the system's color.
        public var tintColor: UIColor?
        /// The background color; `nil` for the system's color.
        public var backgroundColor: UIColor?

        /// Creates options; `nil` uses the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// A multiple selection control, at the leading edge of the cell.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .multiselect, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
            tint: options.tintColor)
        accessory.backgroundColor = options.backgroundColor
        return accessory
    }
}
