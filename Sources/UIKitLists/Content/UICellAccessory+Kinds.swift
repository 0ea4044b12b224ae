// The system's accessories, and what can be said about each.
extension UICellAccessory {
    /// Options of a disclosure indicator. iOS 14.
    public struct DisclosureIndicatorOptions {
        /// Whether it is hidden; its space stays. Default `false`.
        public var isHidden: Bool
        /// How much room is kept for its width. Default `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for the system's.
        public var tintColor: UIColor?

        /// Creates options; `nil` stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// A mark for a page to come, at the end of the cell.
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
        /// Whether it is hidden; its space stays. Default `false`.
        public var isHidden: Bool
        /// How much room is kept for its width. Default `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for the system's.
        public var tintColor: UIColor?

        /// Creates options; `nil` stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// A tick, at the end of the cell.
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
        /// Whether it is hidden; its space stays. Default `false`.
        public var isHidden: Bool
        /// How much room is kept for its width. Default `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for the system's.
        public var tintColor: UIColor?

        /// Creates options; `nil` stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// A button that leads to a page about the item, at the end of the cell. iOS 15.4.
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
        /// Whether it is hidden; its space stays. Default `false`.
        public var isHidden: Bool
        /// How much room is kept for its width. Default `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for the system's.
        public var tintColor: UIColor?
        /// The colour of the background; `nil` for the system's.
        public var backgroundColor: UIColor?

        /// Creates options; `nil` stands for the default.
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

    /// A button that deletes the item, at the beginning of the cell.
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
        /// Whether it is hidden; its space stays. Default `false`.
        public var isHidden: Bool
        /// How much room is kept for its width. Default `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for the system's.
        public var tintColor: UIColor?
        /// The colour of the background; `nil` for the system's.
        public var backgroundColor: UIColor?

        /// Creates options; `nil` stands for the default.
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

    /// A button that inserts an item, at the beginning of the cell.
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
        /// Whether it is hidden; its space stays. Default `false`.
        public var isHidden: Bool
        /// How much room is kept for its width. Default `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for the system's.
        public var tintColor: UIColor?
        /// Whether there is a line before the handle. Default `true`.
        public var showsVerticalSeparator: Bool

        /// Creates options; `nil` stands for the default.
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

    /// A handle by which the user moves the item, at the end of the cell.
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
        /// Whether it is hidden; its space stays. Default `false`.
        public var isHidden: Bool
        /// How much room is kept for its width. Default `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for the system's.
        public var tintColor: UIColor?
        /// The colour of the background; `nil` for the system's.
        public var backgroundColor: UIColor?

        /// Creates options; `nil` stands for the default.
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

    /// A circle that shows whether the item is chosen, at the beginning of the cell.
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
