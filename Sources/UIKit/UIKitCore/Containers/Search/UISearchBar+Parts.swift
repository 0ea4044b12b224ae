extension UISearchBar {
    /// The styles of a search bar. Follows Apple's page "UISearchBar.Style".
    public enum Style: UInt, Sendable {
        /// The system's default: prominent outside of navigation bars.
        case `default`
        /// With a background.
        case prominent
        /// Without a background.
        case minimal
    }

    /// The icons in the field. Follows Apple's page "UISearchBar.Icon".
    public enum Icon: Int, Sendable {
        /// The magnifier.
        case search
        /// The clear button.
        case clear
        /// The bookmark button.
        case bookmark
        /// The results list button.
        case resultsList
    }
}

/// The layout of a search bar.
@MainActor
package struct SearchBarParts {
    /// The line above the field, at the top; `nil` if there is none.
    package private(set) var prompt: CGRect?
    private(set) var field = CGRect.zero
    private(set) var cancel: CGRect?
    private(set) var scopes: CGRect?
    private let isRightToLeft: Bool
    static let scopeHeight: CGFloat = 44
    static let promptHeight: CGFloat = 19
    private static var fieldHeight: CGFloat { SearchFieldParts.height }
    /// The vertical space around the field in a navigation bar. If there is less, the field is lower and fades.
    private static var roomInNavigationBar: CGFloat { Runtime.current.design == .glass ? 8 : 16 }
    private(set) var opacity: CGFloat = 1

    package init(of bar: UISearchBar) {
        isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isBeneathTitle = bar.isBeneathTitle
        let margin: CGFloat = isBeneathTitle ? 16 : 8
        var area = bar.bounds.insetBy(dx: margin, dy: 0)
        if bar.showsPrompt {
            prompt = CGRect(x: area.minX, y: 2, width: area.width, height: Self.promptHeight)
            area = area.divided(atDistance: Self.promptHeight, from: .minYEdge).remainder
        }
        if bar.showsScopes {
            let (low, rest) = area.divided(atDistance: Self.scopeHeight, from: .maxYEdge)
            scopes = low.insetBy(dx: 0, dy: 6)
            area = rest
        }
        var height = Self.fieldHeight
        if isBeneathTitle {
            height = min(height, max(0, area.height - Self.roomInNavigationBar))
            opacity = min(1, max(0, (height - Self.fieldHeight / 2) / (Self.fieldHeight / 2)))
        }
        let top = isBeneathTitle ? area.minY + 1 : area.midY - height / 2
        var row = CGRect(x: area.minX, y: top, width: area.width, height: height)
        if bar.isCancelShown {
            let edge: CGRectEdge = isRightToLeft ? .minXEdge : .maxXEdge
            let (button, rest) = row.divided(atDistance: Self.widthOfCancel(height), from: edge)
            cancel = button
            row = rest
            if bar.isGlass {
                cancel = button.divided(atDistance: height, from: edge).slice
            }
        }
        field = row
    }

    /// The frames of the parts that are on glass.
    var glass: [CGRect] { [field, cancel].compactMap { $0 } }

    /// The width of the cancel button with the space before it: since iOS 26 of a circle, before of a title.
    private static func widthOfCancel(_ height: CGFloat) -> CGFloat {
        Runtime.current.design == .glass
            ? height + 8 : DrawnText("Cancel", .systemFont(ofSize: 17), .label).size().width + 16
    }

    /// The buttons at the end of the field.
    var button: CGRect { box(at: SearchFieldParts.startOfButton(in: field.width), width: 30) }

    /// Returns a square part of the field, at a distance from its leading edge.
    private func box(at distance: CGFloat, width: CGFloat) -> CGRect {
        let x = isRightToLeft ? field.maxX - distance - width : field.minX + distance
        return CGRect(x: x, y: field.minY, width: width, height: field.height)
    }
}

extension UISearchBar {
    var showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

    /// Whether a navigation bar shows it in a separate row, and not in the row of the title.
    var isBeneathTitle: Bool {
        guard superview is UINavigationBar, let item = controller?.item else { return false }
        return item.searchPlacing.form != .inRow
    }

    /// Whether the bar is in a navigation bar, or in a toolbar by its placement. It has no background there.
    package var isIntegrated: Bool {
        superview is UINavigationBar || (superview is UIToolbar && controller?.item != nil)
    }

    var showsPrompt: Bool { prompt != nil && !isIntegrated }

    var fittingHeight: CGFloat {
        UISearchBar.standardHeight + (showsScopes ? SearchBarParts.scopeHeight : 0)
            + (showsPrompt ? SearchBarParts.promptHeight : 0)
    }

    /// The icon at the end of the field.
    var endIcon: Icon? {
        if searchTextField.hasText { return .clear }
        if showsSearchResultsButton { return .resultsList }
        return showsBookmarkButton ? .bookmark : nil
    }

    /// Shows and places the touchable parts: the icon at the field's end, the cancel button, the scopes.
    package func showItems() {
        let parts = SearchBarParts(of: self)
        placeField(parts)
        showItems(spots(parts))
        showScopes(parts.scopes)
    }

    func placeField(_ parts: SearchBarParts) {
        if searchTextField.frame != parts.field { searchTextField.frame = parts.field }
        if parts.opacity != shownOpacity {
            shownOpacity = parts.opacity
            searchTextField.alpha = parts.opacity
        }
    }

    private func spots(_ parts: SearchBarParts) -> [ItemSpot] {
        var spots: [ItemSpot] = []
        if let icon = endIcon, icon != .clear {
            spots.append(
                ItemSpot(
                    title: nil, identifier: icon.identifier, frame: parts.button,
                    look: .symbol(
                        look(of: icon), isChosen: icon == .resultsList && isSearchResultsButtonSelected)
                ) { [weak self] in self?.userTaps(icon) })
        }
        if let cancel = parts.cancel {
            spots.append(
                ItemSpot(title: "Cancel", frame: cancel, look: isGlass ? .close : .plain) { [weak self] in
                    self?.userTapsCancel()
                })
        }
        return spots
    }

    func look(of icon: Icon) -> UIImage? {
        image(for: icon, state: .normal) ?? UIImage(systemName: icon.symbolName)
    }

    private func userTaps(_ icon: Icon) {
        switch icon {
        case .bookmark: delegate?.searchBarBookmarkButtonClicked(self)
        case .resultsList: delegate?.searchBarResultsListButtonClicked(self)
        case .search, .clear: break
        }
    }

    private func showScopes(_ frame: CGRect?) {
        guard let frame, let titles = scopeButtonTitles else {
            scopeControl?.removeFromSuperview()
            return scopeControl = nil
        }
        let control = scopeControl ?? makeScopeControl()
        if titles != (0..<control.numberOfSegments).map({ control.titleForSegment(at: $0) }) {
            control.removeAllSegments()
            for (index, title) in titles.enumerated() {
                control.insertSegment(withTitle: title, at: index, animated: false)
            }
        }
        control.selectedSegmentIndex = selectedScopeButtonIndex
        if control.frame != frame { control.frame = frame }
    }

    private func makeScopeControl() -> UISegmentedControl {
        let control = UISegmentedControl(frame: .zero)
        control.addAction(
            UIAction { [weak self, weak control] _ in
                self?.userChoosesScope(control?.selectedSegmentIndex ?? 0)
            }, for: .valueChanged)
        scopeControl = control
        addQuietly(control)
        return control
    }
}

extension UISearchBar.Icon {
    var identifier: String {
        switch self {
        case .search: "Search"
        case .clear: "Clear text"
        case .bookmark: "Bookmarks"
        case .resultsList: "Results list"
        }
    }

    var symbolName: String {
        switch self {
        case .search: "magnifyingglass"
        case .clear: "xmark.circle.fill"
        case .bookmark: "book"
        case .resultsList: "line.horizontal.3.decrease.circle"
        }
    }
}
