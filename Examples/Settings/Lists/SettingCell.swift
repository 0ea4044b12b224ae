import UIKit

extension UITableViewCell {
    /// Shows a setting and its value.
    func show(_ setting: Setting, _ preferences: Preferences) {
        contentConfiguration = content(of: setting, preferences)
        switch setting.kind {
        case .toggle:
            accessoryView = toggle(setting, preferences)
        case .page, .choice:
            accessoryView = nil
            accessoryType = .disclosureIndicator
        case .fact, .reset:
            accessoryView = nil
            accessoryType = .none
        }
    }

    private func content(of setting: Setting, _ preferences: Preferences) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.valueCell()
        content.text = setting.title
        content.image = setting.icon.flatMap { UIImage(systemName: $0.symbol) }
        content.imageProperties.tintColor = setting.icon?.tint.color
        switch setting.kind {
        case .choice(let values): content.secondaryText = preferences.choice(of: setting, among: values)
        case .fact(let text): content.secondaryText = text
        case .reset: content.textProperties.color = .systemRed
        case .page, .toggle: break
        }
        return content
    }

    private func toggle(_ setting: Setting, _ preferences: Preferences) -> UISwitch {
        let toggle = UISwitch(
            frame: .zero,
            primaryAction: UIAction { action in
                preferences.turn(setting, on: (action.sender as? UISwitch)?.isOn == true)
            })
        toggle.isOn = preferences.isOn(setting)
        toggle.accessibilityLabel = setting.title
        return toggle
    }
}

extension SettingIcon.Tint {
    fileprivate var color: UIColor {
        switch self {
        case .blue: .systemBlue
        case .green: .systemGreen
        case .red: .systemRed
        case .orange: .systemOrange
        case .purple: .systemPurple
        case .grey: .systemGray
        }
    }
}
