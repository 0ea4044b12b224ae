import QtQuick

// A list whose rows have the height of their two texts. The driver measures the time.
Item {
    width: 390
    height: 844

    ListView {
        id: list
        objectName: "list"
        anchors.fill: parent
        model: rows
        reuseItems: true
        delegate: Item {
            width: ListView.view.width
            height: title.height + detail.height + 22

            Text {
                id: title
                x: 16; y: 11
                width: parent.width - 32
                font.pixelSize: 17
                wrapMode: Text.WordWrap
                text: model.title
            }

            Text {
                id: detail
                x: 16
                anchors.top: title.bottom
                width: parent.width - 32
                font.pixelSize: 12
                wrapMode: Text.WordWrap
                text: model.detail
            }
        }
    }

    function scroll(distance: real) {
        list.contentY += distance
        list.forceLayout()
    }

    function layOut() {
        list.forceLayout()
    }

    function toTop() {
        list.positionViewAtBeginning()
        list.forceLayout()
    }

    function rowsMade(): int {
        return list.contentItem.children.length
    }
}
