/// The backgrounds of bar button items, since iOS 26.
///
/// Follows Apple's header UIBarButtonItem.h and session 284 of WWDC 2025. Evidence: ios26-BARS-06, ios26-BARS-07,
/// ios26-BARS-11.
@MainActor
package enum BarBackgrounds {
    /// The relation of an item to its neighbors.
    private enum Role {
        /// Shares a background.
        case shared
        /// Has a background of its own, or none.
        case alone
        /// A space that ends a background.
        case separator
        /// A space that doesn't end it.
        case connector

        @MainActor
        init(of item: UIBarButtonItem) {
            switch item.systemItem {
            case .fixedSpace: self = .separator
            case .flexibleSpace: self = item.hidesSharedBackground ? .separator : .connector
            default: self = item.isAlone ? .alone : .shared
            }
        }
    }

    /// Divides the items of a row into those that share a background. Spaces aren't included.
    package static func groups(of items: [UIBarButtonItem]) -> [[UIBarButtonItem]] {
        var groups: [[UIBarButtonItem]] = []
        var isOpen = false
        for item in items {
            switch Role(of: item) {
            case .connector: break
            case .separator: isOpen = false
            case .shared where isOpen: groups[groups.count - 1].append(item)
            case .shared:
                groups.append([item])
                isOpen = true
            case .alone:
                groups.append([item])
                isOpen = false
            }
        }
        return groups
    }

    /// A background with its frame in the bar.
    package struct Shape {
        package let frame: CGRect
        /// The color of a prominent item's background; `nil` for the standard one.
        package let color: UIColor?
    }

    /// Returns the backgrounds behind the visible items of a bar's rows. All are as high as the row.
    package static func shapes(of rows: [[UIBarButtonItem]], in bar: UIView) -> [Shape] {
        let (views, metrics) = (bar.itemViews, BarItemMetrics(in: bar))
        return rows.flatMap(groups).compactMap { items in
            guard let first = items.first, !first.hasNoBackground else { return nil }
            let frames = items.compactMap { item in
                views.first { $0.spot.look.item === item }?.frame
                    ?? item.frameOfCustomView(in: bar, metrics)
            }
            guard let start = frames.first else { return nil }
            let all = frames.reduce(start) { $0.union($1) }
            let frame = CGRect(x: all.minX, y: metrics.top, width: all.width, height: metrics.height)
            let isTinted = first.isProminent && first.isEnabled
            let color = isTinted ? first.tintColor ?? bar.tintColor : nil
            return Shape(frame: frame, color: color)
        }
    }
}

extension UIBarButtonItem {
    /// Whether the item is in a group with other items, which determine its background together.
    private var isInLargeGroup: Bool { (buttonGroup?.barButtonItems.count ?? 0) > 1 }

    /// Whether the item shares no background with its neighbors. A search bar has a background of its own.
    fileprivate var isAlone: Bool {
        if isProminent || isSearchPlacement { return true }
        return !isInLargeGroup && (hidesSharedBackground || !sharesBackground || isTextOrClose)
    }

    private var isTextOrClose: Bool {
        systemItem == .close || systemItem == .cancel || (customView == nil && !hasImage)
    }

    fileprivate var hasNoBackground: Bool { hidesSharedBackground && !isInLargeGroup }

    /// Whether the item is drawn on a background in its tint color.
    var isOnTint: Bool { Runtime.current.design == .glass && isProminent && !hasNoBackground }

    fileprivate func frameOfCustomView(in bar: UIView, _ metrics: BarItemMetrics) -> CGRect? {
        guard let customView, customView.superview === bar else { return nil }
        let (frame, width) = (customView.frame, metrics.width(of: self, in: bar))
        return CGRect(x: frame.midX - width / 2, y: frame.minY, width: width, height: frame.height)
    }
}
