// Layout of a row's parts.
extension UICollectionViewListCell {
    // MARK: Accessories

    func accessoriesChanged() {
        if let type = AccessoryOrder.repeatedType(in: accessories) {
            return Runtime.current.diagnostics.raise(
                .internalInconsistency,
                "Accessories array contains more than one system accessory of the same type: \(type)")
        }
        showAccessories()
    }

    /// Shows the accessories for the current editing state.
    func showAccessories() {
        for view in list.leading + list.trailing { view.removeFromSuperview() }
        let order = AccessoryOrder(accessories, whileEditing: configurationState.isEditing)
        list.leading = order.leading.compactMap(view(of:))
        list.trailing = order.trailing.compactMap(view(of:))
        for view in list.leading + list.trailing { addSubview(view) }
        setNeedsLayout()
        sizeMayHaveChanged()
    }

    private func view(of accessory: UICellAccessory) -> UIView? {
        if case .customView(let view) = accessory.accessoryType { return view }
        let view = CellAccessoryView(accessory)
        view.isSelected = isSelected
        connectOutline(view)
        return view
    }

    func indentationChanged() {
        setNeedsLayout()
        sizeMayHaveChanged()
    }

    // MARK: Layout

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    /// The width of the cell before and after the content.
    private var room: (before: CGFloat, after: CGFloat) {
        let leading = width(of: list.leading)
        let trailing = width(of: list.trailing)
        let margins = directionalLayoutMargins
        let before = leading > 0 ? margins.leading + leading - Self.contentMargin : 0
        let after = trailing > 0 ? margins.trailing + trailing - Self.contentMargin : 0
        return (max(0, before) + indentation, max(0, after))
    }

    /// The margin between content and accessories.
    private static var contentMargin: CGFloat { 4 }

    private func width(of views: [UIView]) -> CGFloat {
        views.reduce(0) { $0 + size(of: $1).width + ListCellParts.spacing }
    }

    private func size(of view: UIView) -> CGSize {
        let own = view.sizeThatFits(bounds.size)
        return own == .zero ? view.intrinsicContentSize : own
    }

    func fittedRow(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let (before, after) = room
        let inner = CGSize(width: max(0, target.width - before - after), height: target.height)
        var size = contentView.systemLayoutSizeFitting(
            inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        size.width += before + after
        let isRow = shownAttributes?.values.list?.role ?? .cell == .cell
        if vertical != .required, isRow { size.height = max(size.height, ListCellParts.height) }
        return size
    }

    func placeRow() {
        let size = bounds.size
        let (before, after) = room
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        contentView.frame = CGRect(
            x: isRightToLeft ? after : before, y: 0, width: max(0, size.width - before - after),
            height: size.height)
        var x = directionalLayoutMargins.leading + (indentsAccessories ? indentation : 0)
        for view in list.leading { x = place(view, at: x, mirrored: isRightToLeft) }
        x = size.width - directionalLayoutMargins.trailing
        for view in list.trailing.reversed() {
            let width = self.size(of: view).width
            _ = place(view, at: x - width, mirrored: isRightToLeft)
            x -= width + ListCellParts.spacing
        }
        placeLines()
        roundCorners()
    }

    private func place(_ view: UIView, at x: CGFloat, mirrored: Bool) -> CGFloat {
        let size = size(of: view)
        let left = mirrored ? bounds.width - x - size.width : x
        view.frame = CGRect(
            x: left, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
            height: size.height)
        return x + size.width + ListCellParts.spacing
    }

    // MARK: Separators and corners

    func ensureSeparatorGuide() -> UILayoutGuide {
        if let guide = list.guide { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        list.guide = guide
        return guide
    }

    private func placeLines() {
        let place = shownAttributes?.values.list
        list.lineAbove = line(list.lineAbove, isShown: place?.showsLineAbove ?? false)
        list.lineBelow = line(list.lineBelow, isShown: place?.showsLineBelow ?? false)
        guard let place else { return }
        let height = 1 / Runtime.current.screen.scale
        let separator = place.separator
        // The outermost separators extend from edge to edge.
        list.lineAbove?.frame = lineFrame(separator.topSeparatorInsets, 0, height, isWhole: true)
        list.lineBelow?.frame = lineFrame(
            separator.bottomSeparatorInsets, bounds.height - height, height,
            isWhole: place.isLast && place.appearance != .insetGrouped)
        for line in [list.lineAbove, list.lineBelow] { line?.backgroundColor = separator.color }
    }

    private func line(_ present: UIView?, isShown: Bool) -> UIView? {
        guard isShown else {
            present?.removeFromSuperview()
            return nil
        }
        let line = present ?? UIView()
        if line.superview !== self { addSubview(line) }
        return line
    }

    private func lineFrame(
        _ insets: NSDirectionalEdgeInsets, _ y: CGFloat, _ height: CGFloat, isWhole: Bool
    ) -> CGRect {
        let automatic = UIListSeparatorConfiguration.automaticInsets
        let leading = insets.leading == automatic.leading ? (isWhole ? 0 : textStart) : insets.leading
        let trailing = insets.trailing == automatic.trailing ? 0 : insets.trailing
        let width = max(0, bounds.width - leading - trailing)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(x: isRightToLeft ? trailing : leading, y: y, width: width, height: height)
    }

    /// Separators start at the text.
    private var textStart: CGFloat {
        if let content = contentView as? UIListContentView, let text = content.textFrame, text.width > 0 {
            let frame = content.convert(text, to: self)
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return isRightToLeft ? bounds.width - frame.maxX : frame.minX
        }
        return room.before + directionalLayoutMargins.leading
    }

    private func roundCorners() {
        let corners = shownAttributes?.values.list?.roundCorners ?? []
        guard corners != [] || layerIfMade != nil else { return }
        layer.cornerRadius = corners == [] ? 0 : CornerRadius.group
        layer.maskedCorners = corners
        // Clips the content that a swipe moves out of the row.
        clipsToBounds = corners != [] || parts.isSwiped
    }
}

extension UICollectionViewListCell: ContentHost {
    var contentMargins: NSDirectionalEdgeInsets {
        var margins = directionalMargins
        if width(of: list.trailing) > 0 { margins.trailing = 0 }
        return margins
    }
}
