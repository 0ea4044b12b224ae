import ListUpdates

// The heights of headers and footers before they are displayed.
extension UITableView {
    /// Loads the headers and footers of all sections, with their heights.
    func loadHeads() {
        rows.heads = Array(repeating: SectionHeads(), count: rows.counts.sectionCount)
        for section in rows.heads.indices {
            loadHead(.header, section)
            loadHead(.footer, section)
        }
    }

    /// Loads the header or footer of a section that is new or reloaded.
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

    /// The header or footer of a section. With an estimate, the height is requested when it becomes visible.
    ///
    /// If the delegate provides the height, its view is requested then, after the cells. Evidence: hunt-tables-09.
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

    /// The delegate's height; `nil` if it doesn't implement the method. In grouped styles, 0 uses the table view's height.
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

    /// Whether the delegate provides views of a kind. The first section's view shows that, and is kept until it is displayed.
    private func hasHeadViews(_ kind: HeadKind) -> Bool {
        if let known = shownHeads.areMade[kind] { return known }
        let answer = askedHeadView(kind, 0)
        shownHeads.firstAnswers[kind] = answer
        shownHeads.areMade[kind] = answer != nil
        return answer != nil
    }

    /// The delegate's answer for a section: a view or none; `nil` if it doesn't implement the method.
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

    /// The padding above headers in plain table views, since iOS 15.
    private var headerPadding: CGFloat {
        if heightRules.headerTopPadding >= 0 { return heightRules.headerTopPadding }
        return styleStorage == .plain && Runtime.current.system >= .iOS(15) ? 22 : 0
    }

    /// The height of a header or footer with a title: the default height, but in grouped styles at least the title's height. Evidence:
    /// storyboards that Interface Builder has laid out.
    func heightWithTitle(_ kind: HeadKind, _ title: String, isFirst: Bool) -> CGFloat {
        let common = heightRules.height(of: kind)
        guard styleStorage != .plain || common < 0 else { return common }
        return max(common, titledHeight(kind, title, isFirst: isFirst))
    }

    /// The height of a header or footer with a title; in grouped styles long titles have several lines.
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

/// The delegate's answer for a header or footer.
struct HeadAnswer {
    let view: UIView?
}
