extension UITableViewCell: SelfDrawing {
    /// The default background color of a cell in a table view.
    var ground: UIColor? {
        if backgroundColor != nil || backdrop.background != nil || configurations.background != nil {
            return nil
        }
        return setting.group == .none ? .systemBackground : .secondarySystemGroupedBackground
    }

    package func prepareLook() {
        roundCorners()
        backdrop.grey?.backgroundColor = .systemGray4
        prepareSeparator()
    }

    package func drawLook() {
        guard superview is UITableView, let ground else { return }
        fill(UIBezierPath(rect: bounds), ground)
    }

    /// Rounds the corners of a group's first and last cell.
    private func roundCorners() {
        let corners = setting.group.corners
        guard !corners.isEmpty || layerIfMade?.cornerRadius == CornerRadius.group else { return }
        layer.cornerRadius = corners.isEmpty ? 0 : CornerRadius.group
        layer.maskedCorners = corners
        clipsToBounds = !corners.isEmpty
    }

    private func prepareSeparator() {
        let line = setting.separator
        let isShown = line.isShown && !stance.isMarked
        guard isShown else {
            trim.separator?.isHidden = true
            return
        }
        let view = trim.separator ?? makeSeparator()
        view.isHidden = false
        view.backgroundColor = line.color
        let inset = separatorInset
        let height = 1 / Runtime.current.screen.scale
        view.frame = CGRect(
            x: inset.left, y: bounds.height - height, width: max(0, bounds.width - inset.left - inset.right),
            height: height)
        if subviewList.last !== view { bringSubviewToFront(view) }
    }

    private func makeSeparator() -> UIView {
        let view = UIView(frame: .zero)
        view.isUserInteractionEnabled = false
        trim.separator = view
        addQuietly(view)
        return view
    }
}

/// The corner radius of groups. No source gives the one since iOS 26.
@MainActor
enum CornerRadius {
    static var group: CGFloat { Runtime.current.design == .glass ? 26 : 10 }
}

extension GroupPlace {
    fileprivate var corners: CACornerMask {
        var corners: CACornerMask = []
        if contains(.first) { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if contains(.last) { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }
}

extension CellAccessory: SelfDrawing {
    func drawLook() {
        switch type {
        case .none: break
        case .disclosureIndicator: drawChevron()
        case .checkmark: drawSign("checkmark", 17, .semibold, tintColor, in: bounds)
        case .detailButton: drawSign("info.circle", 22, .regular, tintColor, in: bounds)
        case .detailDisclosureButton:
            let (button, _) = bounds.divided(atDistance: 25, from: isRightToLeft ? .maxXEdge : .minXEdge)
            drawSign("info.circle", 22, .regular, tintColor, in: button)
            drawChevron()
        }
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func drawChevron() {
        let (place, _) = bounds.divided(atDistance: 10.5, from: isRightToLeft ? .minXEdge : .maxXEdge)
        let name = isRightToLeft ? "chevron.left" : "chevron.right"
        drawSign(name, 13.5, .semibold, .tertiaryLabel, in: place)
    }
}

extension UIView {
    /// Draws a symbol at the center of a rectangle.
    func drawSign(
        _ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ color: UIColor, in rect: CGRect
    ) {
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
        UIImage(systemName: name, withConfiguration: configuration)?.draw(inMiddleOf: rect, stencil: color)
    }
}

extension CellEditControl: SelfDrawing {
    func drawLook() {
        let circle = CGRect(x: bounds.midX - 11, y: bounds.midY - 11, width: 22, height: 22)
        switch kind {
        case .style(.delete): drawCircle(circle, .systemRed, isPlus: false)
        case .style(.insert): drawCircle(circle, .systemGreen, isPlus: true)
        case .style(.none): break
        case .mark: drawMark(circle)
        }
    }

    private func drawCircle(_ circle: CGRect, _ color: UIColor, isPlus: Bool) {
        fill(UIBezierPath(ovalIn: circle), color)
        let stroke = CGRect(x: circle.midX - 6, y: circle.midY - 1, width: 12, height: 2)
        fill(UIBezierPath(roundedRect: stroke, cornerRadius: 1), .white)
        guard isPlus else { return }
        let upright = CGRect(x: circle.midX - 1, y: circle.midY - 6, width: 2, height: 12)
        fill(UIBezierPath(roundedRect: upright, cornerRadius: 1), .white)
    }

    private func drawMark(_ circle: CGRect) {
        guard isChosen else {
            UIColor.systemGray3.setStroke()
            let ring = UIBezierPath(ovalIn: circle.insetBy(dx: 0.75, dy: 0.75))
            ring.lineWidth = 1.5
            return ring.stroke()
        }
        fill(UIBezierPath(ovalIn: circle), tintColor)
        drawSign("checkmark", 12, .bold, .white, in: circle)
    }
}

extension CellReorderControl: SelfDrawing {
    func drawLook() {
        for line in -1...1 {
            let y = bounds.midY + CGFloat(line) * 5.5 - 0.75
            let stroke = CGRect(x: bounds.midX - 11, y: y, width: 22, height: 1.5)
            fill(UIBezierPath(roundedRect: stroke, cornerRadius: 0.75), .systemGray3)
        }
    }
}

extension DeleteConfirmation: SelfDrawing {
    func drawLook() {
        DrawnText(title, .systemFont(ofSize: 17), .white).draw(in: bounds, .center)
    }
}
