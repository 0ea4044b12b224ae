import UIKit

extension Simulator {
    /// Performs an action on the app or its device. An action that can't be repeated has no effect.
    package func perform(_ input: DeviceInput) {
        switch input {
        case .touch(let phase, let finger, let point): perform(phase, finger, point)
        case .type(let text): type(text)
        case .key(let key, let modifiers): pressKey(key.keyInput, modifiers: modifiers.flags)
        case .set(let setting): setting.apply(to: self)
        case .device(let event): perform(event)
        case .link(let url): open(url)
        case .menu(let title): chooseInMenu(title)
        case .other: break
        }
    }

    private func perform(_ phase: DeviceInput.Phase, _ finger: Int, _ point: CGPoint) {
        switch phase {
        case .down: touchDown(at: point, finger: finger)
        case .move: touchMove(to: point, finger: finger)
        case .up: touchUp(finger: finger)
        case .cancel: cancelTouches()
        }
    }

    private func perform(_ event: DeviceInput.DeviceEvent) {
        switch event {
        case .memoryWarning: sendMemoryWarning()
        case .background: enterBackground()
        case .foreground: enterForeground()
        case .shake: shake()
        case .statusBar: tapStatusBar()
        }
    }
}
