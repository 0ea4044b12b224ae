import ListUpdates

/// The position of a header or footer.
struct HeadPlace: Hashable {
    let kind: HeadKind
    var section: Int
}

/// A visible header or footer.
struct ShownHead {
    var place: HeadPlace
    let view: UIView
}

/// The visible headers and footers.
struct ShownHeads {
    var list: [ShownHead] = []
    /// The delegate's answers for the first section, until they are displayed.
    var firstAnswers: [HeadKind: HeadAnswer] = [:]
    /// Whether the delegate provides views of a kind, as far as known.
    var areMade: [HeadKind: Bool] = [:]

    func view(_ place: HeadPlace) -> UIView? { list.first { $0.place == place }?.view }

    mutating func forgetAnswers(_ kind: HeadKind) {
        firstAnswers[kind] = nil
        areMade[kind] = nil
    }
}

// Display of the visible sections' headers and footers, which float in plain table views.
extension UITableView {
    func updateHeads() {
        guard work.knowsData else { return }
        let sections = sectionsInSight
        dropHeads { !sections.contains($0.section) || !self.isInSight($0) }
        for section in sections {
            for kind in [HeadKind.header, .footer] {
                let place = HeadPlace(kind: kind, section: section)
                if work.knowsData, shownHeads.view(place) == nil, isInSight(place) { show(place) }
            }
        }
        placeHeads()
    }

    /// The visible sections.
    private var sectionsInSight: Range<Int> {
        let count = rows.counts.sectionCount
        guard count > 0, bounds.height > 0, bounds.width > 0 else { return 0..<0 }
        let top = Double(bounds.minY - sectionsTop)
        let bottom = top + Double(bounds.height)
        guard bottom > 0, top < rows.extents.total else { return 0..<0 }
        let first = rows.extents.element(at: max(0, top))?.section ?? 0
        let last = rows.extents.element(at: min(bottom, rows.extents.total))?.section ?? first
        return first..<max(first, last) + 1
    }

    private func isInSight(_ place: HeadPlace) -> Bool {
        guard rows.heads[place.section][place.kind].content != .nothing else { return false }
        let (top, height) = headSpan(place)
        return height > 0 && top + height > bounds.minY && top < bounds.maxY
    }

    // MARK: Appearing and disappearing

    private func show(_ place: HeadPlace) {
        guard let view = makeHead(place) else { return }
        view.frame = headFrame(place)
        switch place.kind {
        case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: place.section)
        case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: place.section)
        }
        view.isHidden = false
        if view.superview !== self { insertQuietly(view, at: frontOfHeads) }
        shownHeads.list.append(ShownHead(place: place, view: view))
    }

    /// The index of the frontmost header or footer. The section index is in front of them.
    private var frontOfHeads: Int {
        guard let view = index.view, let place = indexOfSubview(view) else { return subviewList.count }
        return place
    }

    private func makeHead(_ place: HeadPlace) -> UIView? {
        let (kind, section) = (place.kind, place.section)
        let answer = section == 0 ? shownHeads.firstAnswers[kind] : nil
        shownHeads.firstAnswers[kind] = nil
        let own = answer?.view ?? (answer == nil ? askedHeadView(kind, section)?.view : nil)
        if let own {
            prepare(own, place)
            settleHead(place) { self.commonHeight(kind) ?? self.fittingHeight(ofHead: own, place) }
            return own
        }
        guard let title = askedTitle(kind, section) else {
            settleHead(place) {
                let isFirst = section == 0 && self.furniture.header == nil
                return self.commonHeight(kind) ?? self.standardHeights.untitled(kind, isFirst: isFirst)
            }
            return nil
        }
        let view = titleView(title, place)
        settleHead(place) {
            self.heightWithTitle(kind, title, isFirst: section == 0 && self.furniture.header == nil)
        }
        return view
    }

    private func commonHeight(_ kind: HeadKind) -> CGFloat? {
        let height = heightRules.height(of: kind)
        return height >= 0 ? height : nil
    }

    private func titleView(_ title: String, _ place: HeadPlace) -> UIView {
        let view = takeHead(Self.titleIdentifier) ?? UITableViewHeaderFooterView(title: ())
        prepare(view, place)
        view.show(title, place.kind, style: styleStorage)
        return view
    }

    static let titleIdentifier = "UITableViewHeaderFooterView of a title"

    private func prepare(_ view: UIView, _ place: HeadPlace) {
        view.joinList(styleStorage.listEnvironment, isNew: view.superview !== self)
        guard let view = view as? UITableViewHeaderFooterView else { return }
        view.take(cellMargins, place.kind, styleStorage)
    }

    /// Sets the final height of a header or footer that has become visible, and moves everything below it.
    private func settleHead(_ place: HeadPlace, height: () -> CGFloat) {
        var head = rows.heads[place.section][place.kind]
        guard !head.isMeasured else { return }
        var settled: CGFloat
        if let asked = askedHeadHeight(place.kind, place.section), asked >= 0 {
            settled = asked
        } else {
            settled = height()
        }
        head.isMeasured = true
        if settled <= 0 { head.padding = 0 }
        settled += head.padding
        rows.heads[place.section][place.kind] = head
        let (top, height) = headSpan(place)
        let isAbove = top + height <= bounds.minY
        let old = rows.extents.total
        setHeadHeight(settled, place.kind, place.section)
        guard rows.extents.total != old else { return }
        if isAbove { moveOffset(by: CGFloat(rows.extents.total - old)) }
        setNeedsLayout()
        placeRows()
    }

    private func fittingHeight(ofHead view: UIView, _ place: HeadPlace) -> CGFloat {
        let width = headWidth
        let size = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        if size.height > 0 { return size.height.upToPixel(Runtime.current.screen.scale) }
        return standardHeights.titled(place.kind)
    }

    func dropHeads(where isGone: (HeadPlace) -> Bool = { _ in true }) {
        guard shownHeads.list.contains(where: { isGone($0.place) }) else { return }
        let gone = shownHeads.list.filter { isGone($0.place) }
        shownHeads.list.removeAll { isGone($0.place) }
        for head in gone { takeBack(head) }
    }

    func takeBack(_ head: ShownHead) {
        let section = head.place.section
        switch head.place.kind {
        case .header:
            delegate?.tableView(self, didEndDisplayingHeaderView: head.view, forSection: section)
        case .footer:
            delegate?.tableView(self, didEndDisplayingFooterView: head.view, forSection: section)
        }
        if let view = head.view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            view.isHidden = true
            headPool.put(view, for: .init(identifier))
        } else {
            head.view.removeFromSuperview()
        }
    }

    // MARK: Positions

    func placeHeads() {
        for head in shownHeads.list {
            let frame = headFrame(head.place)
            if head.view.frame != frame { head.view.frame = frame }
        }
    }

    private var headWidth: CGFloat { rowWidth }

    /// The frame of a header or footer that doesn't float, in content coordinates. Excludes the padding above a header.
    func restingFrame(_ place: HeadPlace) -> CGRect { acrossRows(restingSpan(place)) }

    /// The displayed frame of a header or footer. In plain table views it floats at the edge while its section is visible.
    func headFrame(_ place: HeadPlace) -> CGRect { acrossRows(headSpan(place)) }

    private func acrossRows(_ span: (top: CGFloat, height: CGFloat)) -> CGRect {
        let (left, width) = rowSpan
        return CGRect(x: left, y: span.top, width: width, height: span.height)
    }

    private func restingSpan(_ place: HeadPlace) -> (top: CGFloat, height: CGFloat) {
        let extents = rows.extents
        let padding = rows.heads[place.section][place.kind].padding
        let start: Double
        let height: Double
        switch place.kind {
        case .header:
            start = extents.start(ofSection: place.section)
            height = extents.headerHeight(ofSection: place.section)
        case .footer:
            start = extents.footerStart(ofSection: place.section)
            height = extents.footerHeight(ofSection: place.section)
        }
        return (sectionsTop + CGFloat(start) + padding, max(0, CGFloat(height) - padding))
    }

    private func headSpan(_ place: HeadPlace) -> (top: CGFloat, height: CGFloat) {
        var span = restingSpan(place)
        guard styleStorage == .plain else { return span }
        let insets = adjustedContentInset
        let start = sectionsTop + CGFloat(rows.extents.start(ofSection: place.section))
        let end = start + CGFloat(rows.extents.height(ofSection: place.section))
        switch place.kind {
        case .header:
            let footer = CGFloat(rows.extents.footerHeight(ofSection: place.section))
            let lowest = end - footer - span.height
            span.top = max(span.top, min(bounds.minY + insets.top, lowest))
        case .footer:
            let header = CGFloat(rows.extents.headerHeight(ofSection: place.section))
            let highest = start + header
            let edge = bounds.maxY - insets.bottom - span.height
            span.top = min(span.top, max(edge, highest))
        }
        return span
    }
}

extension RowExtents.Element {
    var section: Int {
        switch self {
        case .header(let section), .footer(let section): section
        case .row(let place): place.section
        }
    }
}
