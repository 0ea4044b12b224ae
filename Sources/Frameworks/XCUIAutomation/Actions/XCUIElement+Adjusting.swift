import Foundation
import ScreenTree
import Simulator
import UIKit

// Sliders and picker wheels.
extension XCUIElement {
    /// The position of a slider's thumb, from 0 to 1. iOS 9.
    public var normalizedSliderPosition: CGFloat {
        guard let slider = attributes.object as? UISlider else { return 0 }
        return slider.normalizedPosition
    }

    /// Drags a slider's thumb to a position from 0 to 1. iOS 9.
    public func adjust(
        toNormalizedSliderPosition normalizedSliderPosition: CGFloat, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        perform("adjust", file, line) { place in
            guard let slider = place.element.object as? UISlider else { throw notAdjustable("a slider") }
            let (start, end) = slider.points(toNormalizedPosition: min(1, max(0, normalizedSliderPosition)))
            place.simulator.pan(from: start, to: end)
        }
    }

    /// Turns a picker wheel to the row with a title. iOS 9.
    public func adjust(
        toPickerWheelValue pickerWheelValue: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        performOnElement("adjust", file, line) { found in
            guard let wheel = found.element.object as? UIView, let titles = wheel.wheelTitles else {
                throw notAdjustable("a picker wheel")
            }
            guard let row = titles.firstIndex(of: pickerWheelValue) else {
                throw MatchFailure(
                    words: "Unable to find the value \"\(pickerWheelValue)\" among "
                        + titles.prefix(50).map { "\"\($0)\"" }.joined(separator: ", "), isAmbiguous: false)
            }
            wheel.userTurnsWheel(to: wheel.nearest(row, of: pickerWheelValue, in: titles))
        }
    }

    private func notAdjustable(_ kind: String) -> MatchFailure {
        MatchFailure(words: "the element isn't \(kind)", isAmbiguous: false)
    }
}

extension UIView {
    /// The row with a title that is next to the wheel's value: the wheels of a date picker repeat their rows.
    fileprivate func nearest(_ row: Int, of title: String, in titles: [String]) -> Int {
        guard let value = accessibilityValue, let middle = titles.indices.last(where: { titles[$0] == value })
        else {
            return row
        }
        let rows = titles.indices.filter { titles[$0] == title }
        return rows.min { abs($0 - middle) < abs($1 - middle) } ?? row
    }
}

extension UISlider {
    fileprivate var normalizedPosition: CGFloat {
        let range = maximumValue - minimumValue
        return range > 0 ? CGFloat((value - minimumValue) / range) : 0
    }

    /// The points of the thumb now and at a position, on the screen.
    fileprivate func points(toNormalizedPosition position: CGFloat) -> (CGPoint, CGPoint) {
        let track = trackRect(forBounds: bounds)
        func point(_ value: Float) -> CGPoint {
            let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
            return screenPoint(CGPoint(x: thumb.midX, y: thumb.midY))
        }
        return (point(value), point(minimumValue + Float(position) * (maximumValue - minimumValue)))
    }
}
