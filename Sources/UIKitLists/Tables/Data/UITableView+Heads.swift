import ListUpdates

// How high headers and footers are before they are shown.
extension UITableView {
    /// Works out what stands above and below each section, and how high it is.
    func loadHeads() {
        rows.heads = Array(repeating: SectionHeads(), count: rows.counts.sectionCount)
        for section in rows.heads.indices {
            loadHead(.header, section)
            loadHead(.footer, section)
        }
    }

    /// The same for sections that are new, or whose heads are asked for again.
    func loadHead(_ kind: HeadKind, _ section: Int) {
        let (content, height, isMeasured) = expectedHead(kind, section)
        let padding = kind == .header && height > 0 ? headerPadding : 0
        rows.heads[section][kind] = SectionHead(content: content, isMeasured: isMeasured, padding: padding)
        setHeadHeight(height + padding, kind, section)
    }

    func setHeadHeight(_ height: CGFloat, _ kind: HeadKind, _ section: Int) {
        switch kind {
        case .header: rows.extents.setHeaderHeight(Double(height), ofSection: section)
        case .footer: rows.extents.setFooterHeight(Double(height), ofSection: section)
        }
    }

    /// With an estimate the height is asked for when the head becomes visible.
    ///
    /// Where the delegate says the height, its view is asked for then, after the cells. Evidence: hunt-tables-09.
    private func expectedHead(
        _ kind: HeadKind, _ section: Int
    ) -> (SectionHead.Content, height: CGFloat, isMeasured: Bool) {
        if section == 0 { shownHeads.forgetAnswers(kind) }
        if dataSource == nil { return (.nothing, 0, true) }
        if let estimate = askedHeadEstimate(kind, section), estimate >= 0 { return (.open, estimate, false) }
        if let height = askedHeadHeight(kind, section), height >= 0 { return (.open, height, true) }
        let hasViews = hasHeadViews(kind)
        let title = hasViews ? nil : askedTitle(kind, section)
        let isFirst = section == 0 && furniture.header == nil
        let content: SectionHead.Content =
            title != nil ? .title : hasViews ? .open : .nothing
        let common = heightRules.height(of: kind)
        switch content {
        case .nothing: return (.nothing, standardHeights.untitled(kind, isFirst: isFirst), true)
        case .title: return (.title, heightWithTitle(kind, title ?? "", isFirst: isFirst), true)
        case .open where common >= 0: return (.open, common, true)
        case .open:
            let estimate = heightRules.estimate(of: kind)
            return (.open, estimate > 0 ? estimate : standardHeights.titled(kind), false)
        }
    }

    /// What the delegate says; `nil` where it has no say. In groups 0 leaves the height to the table.
    func askedHeadHeight(_ kind: HeadKind, _ section: Int) -> CGFloat? {
        guard let delegate else { return nil }
        let height = OptionalMember.ask {
            switch kind {
            case .header: delegate.tableView(self, heightForHeaderInSection: section)
            case .footer: delegate.tableView(self, heightForFooterInSection: section)
            }
        }
        return height == 0 && styleStorage != .plain ? nil : height
    }

    private func askedHeadEstimate(_ kind: HeadKind, _ section: Int) -> CGFloat? {
        guard let delegate else { return nil }
        return OptionalMember.ask {
            switch kind {
            case .header: delegate.tableView(self, estimatedHeightForHeaderInSection: section)
            case .footer: delegate.tableView(self, estimatedHeightForFooterInSection: section)
            }
        }
    }

    func askedTitle(_ kind: HeadKind, _ section: Int) -> String? {
        switch kind {
        case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
        case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
        }
    }

    /// Whether the delegate makes views of a kind: the first section's tells, and is kept until it is shown.
    private func hasHeadViews(_ kind: HeadKind) -> Bool {
        if let known = shownHeads.areMade[kind] { return known }
        let answer = askedHeadView(kind, 0)
        shownHeads.firstAnswers[kind] = answer
        shownHeads.areMade[kind] = answer != nil
        return answer != nil
    }

    /// The delegate's view, or that it has none for the section; `nil` where it makes no views at all.
    func askedHeadView(_ kind: HeadKind, _ section: Int) -> HeadAnswer? {
        guard let delegate else { return nil }
        let view = OptionalMember.ask {
            switch kind {
            case .header: delegate.tableView(self, viewForHeaderInSection: section)
            case .footer: delegate.tableView(self, viewForFooterInSection: section)
            }
        }
        return view.map { HeadAnswer(view: $0) }
    }

    /// Since iOS 15 headers of plain tables have room above them.
    private var headerPadding: CGFloat {
        if heightRules.headerTopPadding >= 0 { return heightRules.headerTopPadding }
        return styleStorage == .plain && Runtime.current.system >= .iOS(15) ? 22 : 0
    }

    /// The height of a head with a title: the common one, but in groups no less than the title takes. Evidence: storyboards that
    /// Interface Builder has laid out.
    func heightWithTitle(_ kind: HeadKind, _ title: String, isFirst: Bool) -> CGFloat {
        let common = heightRules.height(of: kind)
        guard styleStorage != .plain || common < 0 else { return common }
        return max(common, titledHeight(kind, title, isFirst: isFirst))
    }

    /// The height of a head with a text; in groups long texts take several lines.
    func titledHeight(_ kind: HeadKind, _ title: String, isFirst: Bool) -> CGFloat {
        let standard = standardHeights
        let base = standard.titled(kind)
        guard styleStorage != .plain else { return base }
        let width = rowWidth - 2 * sideMargin
        let lines = UITableViewHeaderFooterView.extraHeight(
            of: title, kind, width: width, traitCollection)
        return base + lines + (isFirst && kind == .header ? standard.aboveFirst : 0)
    }
}

/// What the delegate gave for a header or footer.
struct HeadAnswer {
    let view: UIView?
}
