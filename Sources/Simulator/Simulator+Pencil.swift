import UIKit

// A pencil, a pointer, and how large a fingertip is.
extension Simulator {
    /// A pencil on the screen.
    public struct Pencil {
        /// How steeply it stands, in radians: 0 if it lies on the screen, a right angle if it is upright.
        public var altitude: CGFloat
        /// Where it leans to, in radians clockwise from the x axis of the window.
        public var azimuth: CGFloat
        /// How hard it is pressed.
        public var force: CGFloat
        /// How hard it can be pressed.
        public var maximumForce: CGFloat

        /// Creates a pencil.
        public init(
            altitude: CGFloat = .pi / 2, azimuth: CGFloat = 0, force: CGFloat = 1, maximumForce: CGFloat = 4
        ) {
            self.altitude = altitude
            self.azimuth = azimuth
            self.force = force
            self.maximumForce = maximumForce
        }
    }

    /// Touches the screen with a pencil from now on; with fingers for `nil`.
    ///
    /// A touch that goes on keeps what it is, and takes on how the pencil is held with its next move.
    public func touch(with pencil: Pencil?) {
        takeOver()
        var contact = TouchContact()
        if let pencil {
            contact.type = .pencil
            contact.altitude = pencil.altitude
            contact.azimuth = pencil.azimuth
            (contact.force, contact.maximumForce) = (pencil.force, pencil.maximumForce)
            (contact.radius, contact.radiusTolerance) = (0, 0)
        }
        runtime.application.fingers.contact = contact
    }

    /// Half the size of what a finger touches, in points. Default 20.
    public var touchRadius: CGFloat {
        get { runtime.application.fingers.contact.radius }
        set { runtime.application.fingers.contact.radius = newValue }
    }

    /// Taps the pencil twice. The pencil interactions in the key window are notified.
    public func doubleTapPencil() {
        takeOver()
        runtime.application.receivePencilTap()
    }

    /// What the user wants a double tap on the pencil to do. Default `.switchEraser`.
    public var pencilTapAction: UIPencilPreferredAction {
        get { runtime.state(PencilSettings.init).tapAction }
        set { runtime.state(PencilSettings.init).tapAction = newValue }
    }

    /// Whether the user draws with the pencil alone. Default `false`.
    public var drawsWithPencilOnly: Bool {
        get { runtime.state(PencilSettings.init).drawsAlone }
        set { runtime.state(PencilSettings.init).drawsAlone = newValue }
    }

    /// Moves a pencil to a point above the screen. Hover gesture recognizers follow it, as they follow the pointer of ``movePointer(to:over:)``.
    ///
    /// - Parameters:
    ///   - zOffset: how far it is above the screen, from 0 to 1.
    ///   - altitude: how steeply it stands, in radians.
    ///   - azimuth: where it leans to, in radians clockwise from the x axis of the window.
    public func hover(
        at point: CGPoint, zOffset: CGFloat = 0, altitude: CGFloat = .pi / 2, azimuth: CGFloat = 0
    ) {
        takeOver()
        var place = HoverPlace(point)
        (place.zOffset, place.altitude, place.azimuth) = (zOffset, altitude, azimuth)
        runtime.application.hoverRecognition.move(to: place)
        turn()
    }

    /// Takes the pencil away from the screen.
    public func endHovering() {
        takeOver()
        runtime.application.hoverRecognition.leave()
        turn()
    }
}
