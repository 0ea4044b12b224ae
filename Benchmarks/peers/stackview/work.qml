import QtQuick
import QtQuick.Controls

// The work itself: every push and pop is immediate, without an animation. The driver measures the time.
Item {
    id: root
    width: 390
    height: 844

    // A page of Qt Quick Controls, or the smallest type that a StackView accepts.
    property bool bare: false
    readonly property Component page: bare ? bareItem : controlsPage

    StackView {
        id: stack
        anchors.fill: parent
        initialItem: Item {}
    }

    Component {
        id: controlsPage
        Page {
            Item { anchors.fill: parent }
        }
    }

    Component {
        id: bareItem
        Item {
            Item { anchors.fill: parent }
        }
    }

    function pushAndPop(count: int) {
        for (let i = 0; i < count; ++i) {
            stack.push(page, {}, StackView.Immediate)
            stack.pop(StackView.Immediate)
        }
    }

    function push(count: int) {
        for (let i = 0; i < count; ++i)
            stack.push(page, {}, StackView.Immediate)
    }

    function popToRoot() {
        stack.pop(null, StackView.Immediate)
    }

    function depth(): int {
        return stack.depth
    }
}
