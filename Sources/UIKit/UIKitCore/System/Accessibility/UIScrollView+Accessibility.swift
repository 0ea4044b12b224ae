/// Provides custom descriptions of a scroll position. A scroll view's delegate conforms to it. iOS 6.
///
/// Follows Apple's page "UIScrollViewAccessibilityDelegate".
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// Returns the text that VoiceOver speaks after scrolling. The default is "Page 2 of 5". iOS 6. Follows Apple's page
    /// "accessibilityScrollStatus(for:)".
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?

    /// Returns that text with speech attributes. Takes precedence over the plain text. iOS 11. Follows Apple's page
    /// "accessibilityAttributedScrollStatus(for:)".
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

// Apple's members are optional.
extension UIScrollViewAccessibilityDelegate {
    /// Returns the system's text.
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
        OptionalMember.absent(nil)
    }

    /// Returns the plain text.
    public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
        OptionalMember.absent(nil)
    }
}

extension UIScrollView {
    /// Scrolls by a page for the user of an assistive technology, and announces the new position. Returns `false` at the end of the
    /// content.
    func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        let axis = pageAxis(of: direction)
        guard isScrollEnabled, let goal = offset(aPage: direction.leadsOn ? 1 : -1, along: axis) else {
            return false
        }
        contentOffset = goal
        layoutIfNeeded()
        UIAccessibility.post(notification: .pageScrolled, argument: scrollStatus(along: axis))
        return true
    }

    private func pageAxis(of direction: UIAccessibilityScrollDirection) -> NSLayoutConstraint.Axis {
        switch direction {
        case .left, .right: .horizontal
        case .up, .down: .vertical
        case .next, .previous: pageSize.height < contentSize.height ? .vertical : .horizontal
        }
    }

    private var pageSize: CGSize { bounds.inset(by: adjustedContentInset).size }

    /// Returns the offset one page further; `nil` at the end of the content.
    private func offset(aPage step: CGFloat, along axis: NSLayoutConstraint.Axis) -> CGPoint? {
        var goal = contentOffset
        let inset = adjustedContentInset
        switch axis {
        case .horizontal:
            let end = max(-inset.left, contentSize.width + inset.right - bounds.width)
            goal.x = min(max(goal.x + step * pageSize.width, -inset.left), end)
        case .vertical:
            let end = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
            goal.y = min(max(goal.y + step * pageSize.height, -inset.top), end)
        }
        return goal == contentOffset ? nil : goal
    }

    private func scrollStatus(along axis: NSLayoutConstraint.Axis) -> Any {
        guard let delegate = delegate as? any UIScrollViewAccessibilityDelegate else {
            return pageStatus(along: axis)
        }
        if let words = OptionalMember.ask({ delegate.accessibilityAttributedScrollStatus(for: self) }),
            let words
        {
            return words
        }
        let words = OptionalMember.ask { delegate.accessibilityScrollStatus(for: self) }
        return (words ?? nil) ?? pageStatus(along: axis)
    }

    private func pageStatus(along axis: NSLayoutConstraint.Axis) -> String {
        let isVertical = axis == .vertical
        let page = max(1, isVertical ? pageSize.height : pageSize.width)
        let whole = isVertical ? contentSize.height : contentSize.width
        let inset = adjustedContentInset
        let offset = isVertical ? contentOffset.y + inset.top : contentOffset.x + inset.left
        let count = max(1, Int(bounded: (whole / page).rounded(.up)))
        return "Page \(min(count, Int(bounded: (offset / page).rounded(.up)) + 1)) of \(count)"
    }
}
