/// The system's drawing over an app's windows: the status bar and the home indicator.
@MainActor
package struct SystemBarsLook {
    private let screen: UIScreen
    private let bars: UIWindow.SystemBars
    private let isDark: Bool
    private let isTablet: Bool

    /// Creates the bars of a window's scene.
    package init(over window: UIWindow) {
        screen = window.screen
        bars = window.systemBars
        isDark = window.traitCollection.userInterfaceStyle == .dark
        isTablet = window.traitCollection.userInterfaceIdiom == .pad
    }

    /// Returns a drawing in the screen's coordinates.
    package func makeDrawing() -> Drawing {
        GraphicsContexts.draw(in: screen.bounds, scale: screen.scale) { _ in
            if !bars.isStatusBarHidden, insets.top > 0 { drawStatusBar() }
            if !bars.isHomeIndicatorHidden, insets.bottom > 0 { drawHomeIndicator() }
        }.drawing
    }

    private var insets: UIEdgeInsets {
        screen.hardwareInsets(isUpright: !screen.interfaceOrientation.isLandscape)
    }

    private var statusColor: UIColor {
        switch bars.statusBarStyle {
        case .lightContent: .white
        case .darkContent: .black
        default: isDark ? .white : .black
        }
    }

    private func drawHomeIndicator() {
        let bounds = screen.bounds
        let line = CGRect(x: bounds.midX - 69.5, y: bounds.maxY - 13, width: 139, height: 5)
        (isDark ? UIColor.white : .black).setFill()
        UIBezierPath(roundedRect: line, cornerRadius: 2.5).fill()
    }
}

// The status bar.
extension SystemBarsLook {
    /// Draws the status bar: on both sides of a camera, or, on an iPhone with a home button and on iPad, in one low row. iPad shows the
    /// time and the date on the left.
    private func drawStatusBar() {
        let bounds = screen.bounds
        guard insets.top > 24 else { return drawLowStatusBar() }
        let side = CGRect(x: 0, y: insets.top / 2 - 7, width: (bounds.width - cameraWidth) / 2, height: 24)
        let isNarrow = side.width < 110
        let shift: CGFloat = isNarrow ? 4 : 6
        DrawnText("9:41", .systemFont(ofSize: isNarrow ? 15 : 17, weight: .semibold), statusColor)
            .draw(in: side.offsetBy(dx: shift, dy: 0), .center)
        drawSigns(
            center: CGPoint(x: bounds.maxX - side.width / 2 - shift, y: side.midY),
            factor: isNarrow ? 0.85 : 1)
    }

    /// The width of the camera area in the bar: an island, or a notch, which is wider on older iPhones.
    private var cameraWidth: CGFloat {
        switch insets.top {
        case 59...: 126
        case 47, 50: 162
        default: 209
        }
    }

    private func drawLowStatusBar() {
        let row = CGRect(x: 0, y: 0, width: screen.bounds.width, height: insets.top)
        let font = UIFont.systemFont(ofSize: 12, weight: .semibold)
        if isTablet {
            DrawnText("9:41 AM   Tue Jan 9", font, statusColor).draw(in: row.insetBy(dx: 14, dy: 0), .left)
        } else {
            DrawnText("9:41 AM", font, statusColor).draw(in: row, .center)
        }
        drawSigns(center: CGPoint(x: row.maxX - 38, y: row.midY), factor: 0.85)
    }

    /// Draws the signal, Wi-Fi and battery symbols.
    private func drawSigns(center: CGPoint, factor: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: center.x, y: center.y)
        context.scaleBy(x: factor, y: factor)
        statusColor.set()
        drawSignal(from: CGPoint(x: -39, y: 5.5))
        drawWirelessNetwork(at: CGPoint(x: -3.5, y: 5))
        drawBattery(in: CGRect(x: 12, y: -6.25, width: 24.5, height: 12.5))
        context.restoreGState()
    }

    private func drawSignal(from corner: CGPoint) {
        for bar in 0..<4 {
            let height = 4 + CGFloat(bar) * 2.4
            let rect = CGRect(
                x: corner.x + CGFloat(bar) * 5, y: corner.y - height, width: 3.2, height: height)
            UIBezierPath(roundedRect: rect, cornerRadius: 1).fill()
        }
    }

    private func drawWirelessNetwork(at foot: CGPoint) {
        for ring in 0..<3 {
            let path = UIBezierPath(
                arcCenter: foot, radius: 1.5 + CGFloat(ring) * 3.9, startAngle: -.pi * 0.75,
                endAngle: -.pi * 0.25, clockwise: true)
            path.lineWidth = ring == 0 ? 3 : 2.5
            path.stroke()
        }
    }

    private func drawBattery(in rect: CGRect) {
        let shell = UIBezierPath(roundedRect: rect, cornerRadius: 3.8)
        shell.lineWidth = 1
        shell.stroke(with: .normal, alpha: 0.35)
        let pole = CGRect(x: rect.maxX + 1.5, y: rect.midY - 2, width: 1.5, height: 4)
        UIBezierPath(roundedRect: pole, cornerRadius: 0.75).fill(with: .normal, alpha: 0.4)
        UIBezierPath(roundedRect: rect.insetBy(dx: 2, dy: 2), cornerRadius: 2.5).fill()
    }
}
