extension UISlider: SelfDrawing {
    package func drawLook() {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect
        drawTrack(track, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill)
        drawTrack(
            track.lower(to: thumb.midX, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft),
            currentMinimumTrackImage, minimumTrackTintColor ?? tintColor)
        minimumValueImage?.draw(inMiddleOf: minimumValueImageRect(forBounds: bounds), stencil: tintColor)
        maximumValueImage?.draw(inMiddleOf: maximumValueImageRect(forBounds: bounds), stencil: tintColor)
        if let image = currentThumbImage { return image.draw(in: thumb) }
        let knob = thumb.insetBy(dx: 2, dy: 2)
        withKnobShadow { fill(UIBezierPath(ovalIn: knob), thumbTintColor ?? .white) }
    }

    private func drawTrack(_ track: CGRect, _ image: UIImage?, _ color: UIColor) {
        guard let image else { return fill(capsule(track), color) }
        let height = image.size.height
        image.draw(in: CGRect(x: track.minX, y: track.midY - height / 2, width: track.width, height: height))
    }
}

extension CGRect {
    /// The part of a track from the minimum to the thumb.
    fileprivate func lower(to x: CGFloat, isRightToLeft: Bool) -> CGRect {
        isRightToLeft
            ? CGRect(x: x, y: minY, width: maxX - x, height: height)
            : CGRect(x: minX, y: minY, width: x - minX, height: height)
    }
}
