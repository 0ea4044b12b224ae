extension UIStepper: SelfDrawing {
    package func drawLook() {
        if shownImages.backgrounds.isEmpty {
            fill(UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius), .tertiarySystemFill)
        }
        for half in StepperHalf.allCases { drawBackground(of: half) }
        drawDivider()
        for half in StepperHalf.allCases { drawSign(of: half) }
    }

    /// A capsule since iOS 26.
    private var cornerRadius: CGFloat { isGlass ? bounds.height / 2 : 8 }

    private func drawBackground(of half: StepperHalf) {
        let state = state(of: half)
        if let image = shownImages.backgrounds.value(for: state) {
            drawCut(image, to: rect(of: half))
        } else if state == .highlighted {
            let corners: UIRectCorner =
                half == leftHalf ? [.topLeft, .bottomLeft] : [.topRight, .bottomRight]
            let path = UIBezierPath(
                roundedRect: rect(of: half), byRoundingCorners: corners,
                cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
            fill(path, .tertiarySystemFill)
        }
    }

    /// Draws a half's part of a background image. A background spans both halves, and each half shows the image for its own state.
    private func drawCut(_ image: UIImage, to rect: CGRect) {
        let context = UIGraphicsGetCurrentContext()
        context?.saveGState()
        context?.clip(to: rect)
        image.draw(in: bounds)
        context?.restoreGState()
    }

    private func drawDivider() {
        let right: StepperHalf = leftHalf == .decrement ? .increment : .decrement
        if let image = shownImages.divider(state(of: leftHalf), state(of: right)) {
            image.draw(
                in: CGRect(
                    x: bounds.midX - image.size.width / 2, y: 0, width: image.size.width,
                    height: bounds.height))
        } else {
            let line = CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18)
            fill(capsule(line), .separator)
        }
    }

    private func drawSign(of half: StepperHalf) {
        let state = state(of: half)
        let color: UIColor = state == .disabled ? .tertiaryLabel : .label
        let area = rect(of: half)
        if let image = shownImages.image(of: half, state) {
            image.draw(inMiddleOf: area, stencil: state == .disabled ? color : tintColor)
            return
        }
        let sign = UIBezierPath()
        sign.move(to: CGPoint(x: area.midX - 7, y: area.midY))
        sign.addLine(to: CGPoint(x: area.midX + 7, y: area.midY))
        if half == .increment {
            sign.move(to: CGPoint(x: area.midX, y: area.midY - 7))
            sign.addLine(to: CGPoint(x: area.midX, y: area.midY + 7))
        }
        sign.lineWidth = 1.75
        sign.lineCapStyle = .round
        color.setStroke()
        sign.stroke()
    }
}
