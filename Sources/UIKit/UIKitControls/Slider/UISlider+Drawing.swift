extension UISlider: SelfDrawing {
    package func drawLook() {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect
        drawTrack(track, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill)
        drawTrack(
            filledPart(of: track, to: thumb.midX), currentMinimumTrackImage,
            minimumTrackTintColor ?? tintColor)
        for tick in trackConfiguration?.ticks ?? [] { draw(tick, on: track) }
        minimumValueImage?.draw(inMiddleOf: minimumValueImageRect(forBounds: bounds), stencil: tintColor)
        maximumValueImage?.draw(inMiddleOf: maximumValueImageRect(forBounds: bounds), stencil: tintColor)
        guard sliderStyle == .default else { return }
        if let image = currentThumbImage { return image.draw(in: thumb) }
        let knob = isGlass ? capsule(thumb) : UIBezierPath(ovalIn: thumb.insetBy(dx: 2, dy: 2))
        withKnobShadow { fill(knob, thumbTintColor ?? .white) }
    }

    /// The part of a track from the minimum or the neutral value to the thumb.
    private func filledPart(of track: CGRect, to x: CGFloat) -> CGRect {
        guard let neutral = trackConfiguration?.neutralValue, neutral != 0 else {
            return track.lower(
                to: x, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
        let start = center(of: neutral, on: track)
        return CGRect(x: min(start, x), y: track.minY, width: abs(x - start), height: track.height)
    }

    private func center(of position: Float, on track: CGRect) -> CGFloat {
        thumbRect(forBounds: bounds, trackRect: track, value: value(at: position)).midX
    }

    private func draw(_ tick: TrackConfiguration.Tick, on track: CGRect) {
        let x = center(of: tick.position, on: track)
        guard let image = tick.image else {
            return fill(
                UIBezierPath(ovalIn: CGRect(x: x - 2, y: track.maxY + 4, width: 4, height: 4)), .systemFill)
        }
        let size = image.size
        image.draw(
            inMiddleOf: CGRect(
                x: x - size.width / 2, y: track.maxY + 2, width: size.width, height: size.height),
            stencil: tintColor)
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
